/** Writes in words on which days an order is repeated. */
import { getTranslations } from 'next-intl/server';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { RepeatDays } from '@/lib/orders/again/repeat';
import { dateInWords } from '@/lib/time';

/** "It comes again each day from 3 May to 9 May." */
export async function repeatWords({ from, to }: RepeatDays): Promise<string> {
  const t = await getTranslations('repeat');
  const [first, last] = await Promise.all([dayWords(from), dayWords(to)]);
  return from === to ? t('runsOnce', { from: first }) : t('runs', { from: first, to: last });
}

/** "3 May", of a day of the market's calendar. */
export async function dayWords(day: string): Promise<string> {
  const { locale } = await pageMarket();
  return dateInWords(day, languageTag(locale), { day: 'numeric', month: 'long' });
}
