import { getTranslations } from 'next-intl/server';
import { ProductRows } from '@/components/shop/menu/product-rows';
import type { PresentedCart } from '@/lib/cart/response/types';
import { splitLocale } from '@/lib/i18n/localized-path';
import { getMenu } from '@/lib/products/queries';

/** Products shown. */
const most = 4;

/**
 * Other products of the shop that are often bought, below the cart: from its menu, because the API has no related
 * products.
 */
export async function GoesWellWith({ cart: { shop, lines } }: { cart: PresentedCart }) {
  const [t, menu] = await Promise.all([getTranslations('cart'), getMenu(shop.id)]);
  if (!menu.ok) return null;
  const inside = new Set(lines.map(({ uuid }) => uuid));
  const others = menu.value.popular.filter(({ uuid, stock }) => !inside.has(uuid) && (stock?.quantity ?? 0) > 0);
  if (others.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="goes-well">
      <h2 id="goes-well" className="mb-3">
        {t('goesWell')}
      </h2>
      <ProductRows products={others.slice(0, most)} list={splitLocale(shop.href).path} />
    </section>
  );
}
