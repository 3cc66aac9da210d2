/** The fixed words of the cart's page and drawer; the island fills in `{…}`. */
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';

export async function frameWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'cart' });
  const receipt = await getTranslations({ locale, namespace: 'receipt' });
  const shop = await getTranslations({ locale, namespace: 'shop' });
  return {
    title: t('title'),
    receipt: receipt('title'),
    close: t('close'),
    /** With {shop}. */
    from: t.raw('from') as string,
    more: t.raw('more') as string,
    /** With {title}. */
    quantityOf: t.raw('quantityOf') as string,
    less: t.raw('less') as string,
    oneMore: t.raw('oneMore') as string,
    remove: t.raw('remove') as string,
    removeShort: t('removeShort'),
    /** Read before a former price. */
    before: shop('before'),
    /** With {price}. */
    unit: t.raw('unit') as string,
    clear: t('clear'),
    undo: t('undo'),
    checkout: t('checkout'),
    checkoutBlocked: t('checkoutBlocked'),
    emptyTitle: t('emptyTitle'),
    empty: t('empty'),
    browse: t('browse'),
    offlineTitle: t('offlineTitle'),
    offline: t('offline'),
    tryAgain: t('tryAgain'),
    askTitle: t('askTitle'),
    ask: t('ask'),
    /** With {current} and {other}. */
    askMore: t.raw('askMore') as string,
    askNew: t.raw('askNew') as string,
    askStay: t.raw('askStay') as string,
    waitingAdd: t('waitingAdd'),
    waitingStay: t('waitingStay'),
    /** With {shop}. */
    takeUp: t.raw('takeUp') as string,
    cart: localizedPath(locale, '/cart'),
    checkoutHref: localizedPath(locale, '/checkout'),
    start: localizedPath(locale, '/restaurants'),
  };
}

export type FrameWords = Awaited<ReturnType<typeof frameWords>>;
