/** Writes the days and times of an order: "today", "tomorrow", "Mon 23 Nov", "19:00 to 19:30". */

import type { getTranslations } from 'next-intl/server';
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import { type Soonest, slotLength } from '@/lib/checkout/slots';
import { asOneWord } from '@/lib/i18n/one-word';
import { timeWords } from '@/lib/shops/opening/open-words';
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
  return asOneWord(`${timeWords(minutes, language)}\u2009–\u2009${timeWords(end, language)}`);
}

/** The day and time for the button that orders; "" when no time is available. */
export function momentWords(when: ChosenTime, t: CheckoutWords, language: string): string {
  if (when.kind === 'none') return '';
  const time = timeWords(when.minutes, language);
  if (when.kind === 'asap' && when.inDays === 0) return t('asapAbout', { time });
  const day = dayWithin(when, t, language);
  if (when.kind === 'asap') return t('asapOn', { day, time });
  return t('slot', { day, from: time, to: timeWords((when.minutes + slotLength) % minutesIn.day, language) });
}

/** "about 12:30", "tomorrow, about 9:00". */
export function soonestWords(soonest: Soonest, t: CheckoutWords, language: string): string {
  const time = timeWords(soonest.minutes, language);
  return soonest.inDays === 0 ? t('about', { time }) : t('aboutOn', { day: dayWithin(soonest, t, language), time });
}

/** "Today" begins with a capital on a card of its own, but not within a sentence. */
function dayWithin(day: { date: string; inDays: number }, t: CheckoutWords, language: string): string {
  const words = dayWords(day, t, language);
  return day.inDays < 2 ? words.toLocaleLowerCase(language) : words;
}
