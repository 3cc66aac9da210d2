import { dateFormat } from '@/lib/i18n/formats';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';

/** "22 November 2026" on the marketplace's calendar; `at` in milliseconds since the epoch. */
export async function longDate(at: number): Promise<string> {
  const { locale } = await pageMarket();
  const { timeZone } = await getClock(locale);
  return dateFormat(languageTag(locale), { dateStyle: 'long', timeZone }).format(at);
}

export async function LongDate({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{await longDate(at)}</time>;
}
