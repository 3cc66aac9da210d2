import { getTranslations } from 'next-intl/server';
import type { OrderWordsContext } from '@/components/orders/order-words';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';

/** What order-words.ts needs to write about an order: for the page being rendered, or in a route handler's language. */
export async function orderWordsContext(asked?: Locale): Promise<OrderWordsContext> {
  const locale = asked ?? (await pageMarket()).locale;
  const t = await getTranslations({ locale, namespace: 'orders' });
  const clock = await getClock(locale);
  return { t, language: languageTag(locale), clock, now: Date.now() };
}
