import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ProductRows } from '@/components/shop/menu/product-rows';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateActions, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { listFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { listOrderedAt, type OrderedProduct } from '@/lib/orders/again/ordered-at';
import { signInAgain } from '@/lib/session/end-session';
import { orderedPath, shopPath } from '@/lib/shops/paths';
import { getShop } from '@/lib/shops/queries';

/**
 * What the customer has ordered at a shop, as rows of its menu: each is added as it was ordered most often, or opens its
 * product where extras belong to it.
 */
export async function OrderedAt({ shopId }: { shopId: string }) {
  const [t, shopWords, shop, { locale }] = await Promise.all([
    getTranslations('ordered'),
    getTranslations('shop'),
    getShop(shopId),
    pageMarket(),
  ]);
  if (!shop.ok) return null;
  const found = await listOrderedAt(shop.value.id, locale);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  const toMenu = (
    <Link to={shopPath(shop.value)} className={buttonClass('quiet')}>
      {shopWords('wholeMenu')}
    </Link>
  );
  if (!found.ok) return <Unread>{toMenu}</Unread>;
  const { products, orders } = found.value;
  if (products.length === 0)
    return (
      <EmptyState>
        <Notice />
        <EmptyStateMark name="receipt" />
        <h2>{t(orders === 0 ? 'noneTitle' : 'goneTitle')}</h2>
        <p>{t(orders === 0 ? 'none' : 'gone')}</p>
        {toMenu}
      </EmptyState>
    );
  return (
    <section className="menu" aria-labelledby="ordered">
      <Notice />
      <h2 id="ordered">{t('title')}</h2>
      <p className="mb-4 text-soft">{t('lead')}</p>
      <ProductRows products={await Promise.all(products.map(rowOf))} list={orderedPath(shop.value)} />
      <p className="mt-4">{toMenu}</p>
    </section>
  );
}

/** The shop around it is there, so it is not the whole page that could not be shown. */
async function Unread({ children }: { children: ReactNode }) {
  const t = await getTranslations('errorPage');
  return (
    <EmptyState role="alert">
      <Notice />
      <h2>{t('title')}</h2>
      <p>{t('offline')}</p>
      <EmptyStateActions data-hard="">
        {/* biome-ignore lint/a11y/useValidAnchor: the empty href is the page itself. */}
        <a href="" className={buttonClass('main')}>
          {t('tryAgain')}
        </a>
        {children}
      </EmptyStateActions>
    </EmptyState>
  );
}

async function rowOf({ product, usual, stock, isUsual, isFrom }: OrderedProduct) {
  const [t, { locale }] = await Promise.all([getTranslations('ordered'), pageMarket()]);
  const choice = [...(isUsual ? usual.options : []), ...usual.addons];
  // What has to be chosen once more is chosen in the product's form.
  const hasChoices = !isUsual || usual.addons.length > 0;
  const words = listFormat(languageTag(locale), 'narrow').format(choice);
  return {
    ...product,
    description: choice.length === 0 ? product.description : t('as', { choice: words }),
    stock,
    // Its extras cost more.
    isFrom: isFrom || usual.addons.length > 0,
    hasChoices,
    isChosen: !hasChoices,
  };
}
