/** What all shop cards of a page have in common: words, clock, discounts, and which shops deliver to the place. */
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock, getMoneyStyle } from '@/lib/market/queries';
import type { MoneyStyle } from '@/lib/money';
import { largestDiscounts } from '@/lib/shops/deals';
import type { CardWords } from '@/lib/shops/opening/open-words';
import type { Reach } from '@/lib/shops/opening/orderable';
import { reachInList } from '@/lib/shops/reach';
import { type WallTime, wallTime } from '@/lib/time';
import type { Place } from '@/lib/view/view';

export interface CardFrame {
  t: CardWords;
  /** BCP 47 tag. */
  language: string;
  now: WallTime;
  money: MoneyStyle;
  /** The largest discount in percent, by shop id. */
  discounts: Map<string, number>;
  reachOf: (shopId: string) => Reach;
}

/** Computed once for a page. */
export const cardFrame = cache(async (place: Place): Promise<CardFrame> => {
  const { locale } = await pageMarket();
  const [t, clock, money, discounts, reachOf] = await Promise.all([
    getTranslations('card'),
    getClock(locale),
    getMoneyStyle(),
    largestDiscounts(),
    reachInList(place),
  ]);
  return { t, language: languageTag(locale), now: wallTime(clock), money, discounts, reachOf };
});
