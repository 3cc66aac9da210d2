import { getTranslations } from 'next-intl/server';
import { StatedFacts } from '@/components/product/stated-facts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { numberFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { brandNames } from '@/lib/products/brands';
import { noProductFilter } from '@/lib/products/product-filter';
import type { Product } from '@/lib/products/schema';
import { filteredPath, productReviewsPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** Diet, nutrition and other facts that the shop states. Guesses nothing that the shop does not state. */
export async function ProductFacts({ product, shop }: { product: Product; shop: Shop }) {
  const [t, { locale }] = await Promise.all([getTranslations('product'), pageMarket()]);
  const nutrition = (['kcal', 'protein', 'carbs', 'fats'] as const).flatMap(name => {
    const amount = product.nutrition[name];
    return amount === '' ? [] : [t(name, { amount: figureIn(languageTag(locale), amount) })];
  });
  return (
    <div className="product-facts">
      {product.rating > 0 && (
        <p>
          <Icon name="star" className="size-4 fill-current text-star" />
          <Link to={productReviewsPath(shop, product.uuid)} className="action-link">
            {t('rating', { rating: product.rating, count: product.reviewCount })}
          </Link>
        </p>
      )}
      {product.isVegetarian && (
        <p>
          <Icon name="leaf" className="size-4 text-herb" />
          {t('vegetarian')}
        </p>
      )}
      {product.brandId !== '' && <MoreOfBrand brand={product.brandId} shop={shop} />}
      {nutrition.length > 0 && <p>{nutrition.join(' · ')}</p>}
      <StatedFacts properties={product.properties} />
    </div>
  );
}

/** A number in the digits of the page; a shop may also have written words. */
function figureIn(language: string, amount: string): string {
  const figure = Number(amount);
  return Number.isNaN(figure) ? amount : numberFormat(language).format(figure);
}

/** Leads to all that the shop has of the product's brand. */
async function MoreOfBrand({ brand, shop }: { brand: string; shop: Shop }) {
  const [t, names] = await Promise.all([getTranslations('product'), brandNames([brand])]);
  const name = names.get(brand);
  if (name === undefined) return null;
  return (
    <p>
      <Link to={filteredPath(shop, { ...noProductFilter, brand })} className="action-link">
        {t('moreOf', { brand: name })}
      </Link>
    </p>
  );
}
