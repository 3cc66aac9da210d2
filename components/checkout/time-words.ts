/** Writes the days and times of an order: "today", "tomorrow", "Mon 23 Nov", "19:00 to 19:30". */

import type { getTranslations } from 'next-intl/server';
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import { slotLength } from '@/lib/checkout/slots';
import { timeWords } from '@/lib/shops/open-words';
import { dateInWords } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';

export type CheckoutWords = Awaited<ReturnType<typeof getTranslations<'checkout'>>>;

/** `language` is a BCP 47 tag. */
export function dayWords(
  { date, inDays }: { date: string; inDays: number },
  t: CheckoutWords,
  language: string,
): string {
  if (inDays === 0) return t('today');
  if (inDays === 1) return t('tomorrow');
  return dateInWords(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** "19:00 – 19:30", as in the list of times. */
export function slotWords(minutes: number, language: string): string {
  const end = (minutes + slotLength) % minutesIn.day;
  return `${timeWords(minutes, language)}\u2009–\u2009${timeWords(end, language)}`;
}

/** The day and time for the button that orders; "" when no time is available. */
export function momentWords(when: ChosenTime, t: CheckoutWords, language: string): string {
  if (when.kind === 'none') return '';
  if (when.kind === 'asap') return t('asapAbout', { time: timeWords(when.minutes, language) });
  const to = timeWords((when.minutes + slotLength) % minutesIn.day, language);
  // "Today" begins with a capital on a card of its own, but not within a sentence.
  const day = when.inDays < 2 ? dayWords(when, t, language).toLocaleLowerCase(language) : dayWords(when, t, language);
  return t('slot', { day, from: timeWords(when.minutes, language), to });
}
