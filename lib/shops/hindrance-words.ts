/** Writes why a shop cannot be ordered from: "Does not deliver to you", "Closed, opens tomorrow 09:00". */
import type { OpenState } from '@/lib/shops/hours';
import { type CardWords, openWords } from '@/lib/shops/open-words';
import type { NotOrderable } from '@/lib/shops/orderable';

/** `language` is a BCP 47 tag. */
export function hindranceWords(why: NotOrderable, state: OpenState, t: CardWords, language: string): string {
  if (why === 'too-far') return t('tooFar');
  return why === 'pickup-only' ? t('pickupOnly') : openWords(state, t, language).text;
}
