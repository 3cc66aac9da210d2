import { getTranslations } from 'next-intl/server';
import { CartWatchIsland } from '@/components/cart/cart-watch.client';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unfilled } from '@/lib/i18n/unfilled';
import { pageMarket } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';

/** Listens, once for the whole shell, to presses that change the cart, and shows their effect. */
export async function CartWatch() {
  const [t, shell, { locale }, money] = await Promise.all([
    getTranslations('cart'),
    getTranslations('shell'),
    pageMarket(),
    getMoneyStyle(),
  ]);
  const words = {
    inCart: unfilled(t, 'inCart'),
    less: unfilled(t, 'less'),
    offline: t('offlineShort'),
    close: t('close'),
    title: t('title'),
    message: shell('message'),
  };
  return <CartWatchIsland locale={locale} money={money} words={words} cart={localizedPath(locale, '/cart')} />;
}
