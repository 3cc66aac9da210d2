/** Tells a shop's state at this moment of the market: open, open later, or not to be ordered from on any day. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { openState } from '@/lib/shops/opening/hours';
import { openWords } from '@/lib/shops/opening/open-words';
import { whyNotOrderable } from '@/lib/shops/opening/orderable';
import type { Shop } from '@/lib/shops/schema';
import { wallTime } from '@/lib/time';

export interface Opening {
  /** "Open until 22:00", "Closed, opens tomorrow 09:00"; "" while the market's time is not known. */
  text: string;
  isOpen: boolean;
  /** Takes orders now, or for a later time. */
  isOrderable: boolean;
}

export async function readOpening({ hours }: Pick<Shop, 'hours'>): Promise<Opening> {
  const { locale } = await pageMarket();
  const [t, clock] = await Promise.all([getTranslations('card'), getClock(locale)]);
  const now = wallTime(clock);
  const words = openWords(openState(hours, now), t, languageTag(locale));
  // Whether it delivers to the visitor is not considered, because a kept page cannot know the visitor's place.
  return { ...words, isOrderable: whyNotOrderable({ hours }, 'unknown', now) !== 'closed-all-days' };
}
