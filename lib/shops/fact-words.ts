/** Writes a shop's facts as one line of text, for hits of a search: "Delivery about $1.90 · 25–35 min", and its rating. */
import 'server-only';
import { numberFormat } from '@/lib/i18n/formats';
import { isolated } from '@/lib/i18n/isolated';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { formatMinor } from '@/lib/money';
import { feesAt } from '@/lib/shops/door-price/fees';
import type { CardWords } from '@/lib/shops/opening/open-words';
import type { Shop } from '@/lib/shops/schema';
import { timeSpanWords } from '@/lib/shops/time-span-words';
import { type Place, pointOf } from '@/lib/view/view';

interface FactsFrame {
  place: Place;
  market: Market;
  t: CardWords;
  /** BCP 47 tag. */
  language: string;
}

/** "" where nothing is known. The fee is left out for a shop that does not deliver to the place. */
export async function factWords(shop: Shop, isDelivered: boolean, frame: FactsFrame): Promise<string> {
  const { deliveryTime } = shop;
  const facts = [
    isDelivered && (await feeWords(shop, frame)),
    deliveryTime && timeSpanWords(deliveryTime, frame.language),
  ];
  // No line begins with a dot.
  return facts.filter(Boolean).join('\u00a0· ');
}

/** A shop's rating: as it is shown behind a star, and as a screen reader says it. */
export interface RatingWords {
  shown: string;
  spoken: string;
}

/** Null while nobody has rated the shop. */
export function ratingWords(
  { rating, reviewCount: count }: Pick<Shop, 'rating' | 'reviewCount'>,
  { t, language }: Pick<FactsFrame, 't' | 'language'>,
): RatingWords | null {
  if (rating <= 0) return null;
  const mean = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
  // One word, so that no line ends with the star.
  const shown = `${mean}\u00a0(${numberFormat(language).format(count)})`;
  return { shown, spoken: t('rating', { rating: mean, count }) };
}

async function feeWords(shop: Shop, { place, market, t }: FactsFrame): Promise<string> {
  const point = pointOf(place);
  if (shop.terms?.fee === 0 && shop.terms.perKilometre === 0) return `${t('delivery')} ${t('free')}`;
  const [fees, style] = await Promise.all([point && feesAt(shop, point, market), getMoneyStyle(market)]);
  if (!fees) return '';
  const price = () => isolated(formatMinor(fees.delivery.minor, style));
  return `${t('delivery')} ${t.markup(fees.growsWithDistance ? 'feeAbout' : 'fee', { price })}`;
}
