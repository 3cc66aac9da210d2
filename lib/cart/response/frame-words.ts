/** The fixed words of the cart's page and drawer; the island fills in the placeholders. */
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { unfilled } from '@/lib/i18n/unfilled';

export async function frameWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'cart' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const receipt = await getTranslations({ locale, namespace: 'receipt' });
  const shop = await getTranslations({ locale, namespace: 'shop' });
  const orders = await getTranslations({ locale, namespace: 'orders' });
  return {
    title: t('title'),
    receipt: receipt('title'),
    close: t('close'),
    /** With {shop}. */
    from: unfilled(t, 'from'),
    more: unfilled(t, 'more'),
    /** With {title}. */
    quantityOf: unfilled(t, 'quantityOf'),
    less: unfilled(t, 'less'),
    oneMore: unfilled(t, 'oneMore'),
    remove: unfilled(t, 'remove'),
    removeShort: t('removeShort'),
    /** Read by screen readers before a former price. */
    before: shop('before'),
    /** With {price}. */
    unit: unfilled(t, 'unit'),
    /** Shown in place of a price of 0. */
    free: receipt('free'),
    clear: t('clear'),
    undo: t('undo'),
    checkout: t('checkout'),
    checkoutBlocked: t('checkoutBlocked'),
    emptyTitle: t('emptyTitle'),
    empty: t('empty'),
    shopGoneTitle: orders('someShop'),
    shopGone: t('shopGone'),
    browse: t('browse'),
    offlineTitle: t('offlineTitle'),
    offline: t('offline'),
    tryAgain: t('tryAgain'),
    askTitle: t('askTitle'),
    /** With {current} and {other}, as the next two. */
    ask: common('sentences', { first: t('ask'), second: unfilled(t, 'askMore') }),
    askNew: unfilled(t, 'askNew'),
    askStay: unfilled(t, 'askStay'),
    waitingAdd: t('waitingAdd'),
    waitingStay: t('waitingStay'),
    /** With {shop}. */
    takeUp: unfilled(t, 'takeUp'),
    cart: localizedPath(locale, '/cart'),
    checkoutHref: localizedPath(locale, '/checkout'),
    start: localizedPath(locale, '/restaurants'),
  };
}

export type FrameWords = Awaited<ReturnType<typeof frameWords>>;
