/** Writes a shop's opening state: "Open until 22:00", "Closed, opens tomorrow 09:00". */

import type { getTranslations } from 'next-intl/server';
import { dateFormat } from '@/lib/i18n/formats';
import type { OpenState } from '@/lib/shops/opening/hours';
import { millisecondsIn } from '@/lib/time-units';

/** The translator of the `card` namespace. */
export type CardWords = Awaited<ReturnType<typeof getTranslations<'card'>>>;

/** `language` is a BCP 47 tag. While the market's time is unknown there is no text, and no shop is shown as closed. */
export function openWords(state: OpenState, t: CardWords, language: string): { text: string; isOpen: boolean } {
  if (state.state === 'unknown') return { text: '', isOpen: true };
  if (state.state === 'paused') return { text: t('open.paused'), isOpen: false };
  if (state.state === 'open') {
    const text = state.isAroundTheClock
      ? t('open.always')
      : t('open.until', { time: timeWords(state.until, language) });
    return { text, isOpen: true };
  }
  if (state.opens === null) return { text: t('open.closed'), isOpen: false };
  const time = timeWords(state.opens.from, language);
  if (state.opens.inDays === 0) return { text: t('open.today', { time }), isOpen: false };
  if (state.opens.inDays === 1) return { text: t('open.tomorrow', { time }), isOpen: false };
  const weekday = weekdayWords(state.opens.weekday, language);
  return { text: t('open.weekday', { weekday, time }), isOpen: false };
}

/** Formats minutes since midnight, in the language's digits. */
export function timeWords(minutes: number, language: string): string {
  const style = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const;
  return dateFormat(language, style).format(minutes * millisecondsIn.minute);
}

/** The weekday's name; 0 is Monday. */
export function weekdayWords(weekday: number, language: string): string {
  const monday = Date.UTC(2024, 0, 1);
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(monday + weekday * millisecondsIn.day);
}
