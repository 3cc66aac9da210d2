import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { directionTo, distanceBetween } from '@/lib/geo';
import { isolated } from '@/lib/i18n/isolated';
import { lengthWords } from '@/lib/i18n/length-words';
import { getMoneyStyle, inMarketCurrency } from '@/lib/market/queries';
import { formatMinor, money } from '@/lib/money';
import { type Fees, feesAt } from '@/lib/shops/door-price/fees';
import { ratingWords } from '@/lib/shops/fact-words';
import type { Fulfilment } from '@/lib/shops/fulfilment';
import type { CardWords } from '@/lib/shops/opening/open-words';
import { mayDeliver, type NotOrderable } from '@/lib/shops/opening/orderable';
import type { Shop } from '@/lib/shops/schema';
import { timeSpanWords } from '@/lib/shops/time-span-words';
import { type Place, pointOf } from '@/lib/view/view';

interface ShopFactsProps {
  shop: Shop;
  place: Place;
  why: NotOrderable | undefined;
  fulfilment: Fulfilment;
  t: CardWords;
  /** BCP 47 tag. */
  language: string;
}

/**
 * The most important facts in the strongest line: the fee at the place, the time, the rating. Below it what is added to
 * an order.
 */
export async function ShopFacts({ shop, place, why, fulfilment, t, language }: ShopFactsProps) {
  const point = pointOf(place);
  const isDelivered = mayDeliver(why, fulfilment);
  const fees = isDelivered && point !== null ? await feesAt(shop, point) : null;
  return (
    <>
      <p className="shop-facts">
        {isDelivered ? <DeliveryFee shop={shop} fees={fees} t={t} /> : <NoDelivery why={why} t={t} />}
        {why === undefined && fulfilment === 'delivery' && isUntold(shop) && <span>{t('untold')}</span>}
        {shop.deliveryTime && <span>{timeSpanWords(shop.deliveryTime, language)}</span>}
        <Rating words={ratingWords(shop, { t, language })} />
      </p>
      {fees !== null && fees.onTop.minor > fees.delivery.minor && <OnTop fees={fees} t={t} />}
    </>
  );
}

/** Whether the API has sent the shop without fees, time and hours, as it does for shops requested by ids (docs/api.md 6.4). */
function isUntold({ terms, deliveryTime, hours }: Shop): boolean {
  return terms === null && deliveryTime === null && hours.days.length === 0;
}

/** Shows nothing where the API does not state the fee; without a place, the lowest possible fee. */
function DeliveryFee({ shop: { terms }, fees, t }: { shop: Shop; fees: Fees | null; t: CardWords }) {
  if (terms === null) return null;
  const isFree = terms.fee === 0 && terms.perKilometre === 0;
  const least = money(Math.round(terms.fee), terms.currency);
  if (!isFree && fees === null && least.minor === 0) return null;
  const price = () => <Price of={fees?.delivery ?? least} />;
  const words = fees === null ? 'feeFrom' : fees.growsWithDistance ? 'feeAbout' : 'fee';
  return (
    <span className={isFree ? 'shop-free' : undefined}>
      <Icon name="bike" className="flip" />
      <span className="sr-only">{t('delivery')}</span>
      {isFree ? t('free') : t.rich(words, { price })}
    </span>
  );
}

/** Shows nothing in a list of pickups, where no card mentions deliveries. */
function NoDelivery({ why, t }: { why: NotOrderable | undefined; t: CardWords }) {
  if (why === 'too-far') return <span>{t('tooFar')}</span>;
  return why === 'pickup-only' ? <span>{t('pickupOnly')}</span> : null;
}

function OnTop({ fees, t }: { fees: Fees; t: CardWords }) {
  const price = () => <Price of={fees.onTop} />;
  const basket = () => <Price of={fees.basket} />;
  // Two even lines where one is too short: an amount that is cut off says nothing.
  return (
    <p className="shop-about line-clamp-none text-balance">
      {t.rich(fees.growsWithDistance ? 'onTopAbout' : 'onTop', { price, basket })}
    </p>
  );
}

/** How far away the shop is and in which direction (docs/behaviour.md 11.6); empty where either is not known. */
export function awayWords({ location }: Pick<Shop, 'location'>, place: Place, t: CardWords, language: string): string {
  const point = pointOf(place);
  if (point === null || location === null) return '';
  // Rounded to the precision of the place: a grid of about 100 m.
  const metres = Math.max(100, Math.round(distanceBetween(point, location) / 100) * 100);
  const distance = lengthWords(metres, language);
  return t('away', { distance, direction: directionTo(point, location) });
}

/**
 * The smallest sum that the shop delivers; empty where there is none, or where a list does not state it (docs/api.md
 * 6.2). Written once for all cards of a page with the same minimum.
 */
export const minimumWords = cache(async (minor: number, currency: string): Promise<string> => {
  if (minor === 0) return '';
  const [t, style, { minor: sum }] = await Promise.all([
    getTranslations('shop'),
    getMoneyStyle(),
    inMarketCurrency(money(minor, currency)),
  ]);
  return t.markup('minimum', { price: () => isolated(formatMinor(sum, style)) });
});
