import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { noProductFilter } from '@/lib/products/product-filter';
import { getMenu } from '@/lib/products/queries';
import type { MenuProduct } from '@/lib/products/schema';
import { filteredPath, productPath, shopPath } from '@/lib/shops/paths';
import type { Shop } from '@/lib/shops/schema';

/** More products than this would be a menu of their own. */
const most = 8;

/** The products that the shop has reduced today, unfolded below a sentence. */
export async function ShopDeals({ shop }: { shop: Shop }) {
  const [t, menu] = await Promise.all([getTranslations('shop'), getMenu(shop.id)]);
  const sections = menu.ok ? menu.value.sections : [];
  const lowered = loweredOf(sections.flatMap(({ products }) => products));
  if (lowered.length === 0) return <span>{t('discounts')}</span>;
  // For a long menu only the first products of each section are known here.
  const isWhole = sections.every(({ count, products }) => count === products.length);
  return (
    <details>
      <summary className="reach flex cursor-pointer items-center gap-1">
        <span className="underlined">{isWhole ? t('lowered', { count: lowered.length }) : t('discounts')}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul>
        {lowered.slice(0, most).map(({ uuid, title, stock }) => (
          <li key={uuid}>
            <Link
              to={productPath(shopPath(shop), uuid)}
              className="flex min-h-11 items-center gap-2 underlined"
              data-keep-scroll=""
            >
              <bdi>{title}</bdi>
              {stock && <Price of={stock.price} />}
            </Link>
          </li>
        ))}
        {(!isWhole || lowered.length > most) && (
          <li>
            <Link to={filteredPath(shop, { ...noProductFilter, deals: true })} className="action-link">
              {t('allDeals')}
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}

/** The products that are reduced, each once. */
function loweredOf(products: MenuProduct[]): MenuProduct[] {
  const lowered = products.filter(({ stock }) => stock !== null && stock.oldPrice !== null && stock.quantity > 0);
  return [...new Map(lowered.map(product => [product.uuid, product])).values()];
}
