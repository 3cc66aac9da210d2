import { getTranslations } from 'next-intl/server';
import type { OrderWordsContext } from '@/components/orders/order-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { wallTime } from '@/lib/time';

/** What order-words.ts needs to write about an order, for the page being rendered. */
export async function orderWordsContext(): Promise<OrderWordsContext> {
  const [{ locale }, t] = await Promise.all([pageMarket(), getTranslations('orders')]);
  const clock = await getClock(locale);
  return { t, language: languageTag(locale), timeZone: clock.timeZone, now: wallTime(clock) };
}
