import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import type { Product } from '@/lib/products/schema';
import { productReviewsPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** Diet, nutrition and other facts that the shop states. Guesses nothing that the shop does not state. */
export async function ProductFacts({ product, shop }: { product: Product; shop: Shop }) {
  const [t, { locale }] = await Promise.all([getTranslations('product'), pageMarket()]);
  const { kcal, carbs, protein, fats } = product.nutrition;
  const nutrition = [
    kcal && t('kcal', { amount: kcal }),
    protein && t('protein', { amount: protein }),
    carbs && t('carbs', { amount: carbs }),
    fats && t('fats', { amount: fats }),
  ].filter(Boolean);
  const stated = product.properties.filter(property => property.locale === '' || property.locale === locale);
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
      {nutrition.length > 0 && <p>{nutrition.join(' · ')}</p>}
      {stated.map(({ key, value }) => (
        <p key={key}>{t('property', { key, value })}</p>
      ))}
      {stated.length === 0 && <p>{t('allergens')}</p>}
    </div>
  );
}
