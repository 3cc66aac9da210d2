import { Price } from '@/components/ui/price';
import { directionTo, distanceBetween } from '@/lib/geo';
import { numberFormat } from '@/lib/i18n/formats';
import { type Money, money } from '@/lib/money';
import type { CardWords } from '@/lib/shops/open-words';
import type { Shop } from '@/lib/shops/schema';
import { type Place, pointOf } from '@/lib/view/view';

interface ShopFactsProps {
  shop: Shop;
  place: Place;
  t: CardWords;
  /** BCP 47 tag. */
  language: string;
}

/**
 * One line of numbers: rating, delivery time, distance and place (docs/behaviour.md 11.6), and the fee if the API sent
 * it.
 */
export function ShopFacts({ shop, place, t, language }: ShopFactsProps) {
  const metres = metresTo(shop, place);
  const fee = feeOver(shop, metres);
  const isEstimate = metres !== null && Boolean(shop.feePerKilometre?.minor);
  return (
    <p className="shop-facts">
      {shop.rating > 0 && <Rating shop={shop} t={t} language={language} />}
      {shop.deliveryTime && <span>{spanOfTime(shop.deliveryTime, language)}</span>}
      {metres !== null && (
        <span>{t('away', { distance: lengthOf(metres, language), direction: windOf(shop, place) })}</span>
      )}
      {fee !== null && fee.minor > 0 && (
        <span>{t.rich(isEstimate ? 'feeAbout' : 'fee', { price: () => <Price of={fee} /> })}</span>
      )}
    </p>
  );
}

function Rating({ shop, t, language }: { shop: Shop; t: CardWords; language: string }) {
  const rating = numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(shop.rating);
  return (
    <span className="shop-rating" role="img" aria-label={t('rating', { rating, count: shop.reviewCount })}>
      <b>{rating}</b>
      {` (${numberFormat(language).format(shop.reviewCount)})`}
    </span>
  );
}

function metresTo(shop: Shop, place: Place): number | null {
  const point = pointOf(place);
  return point === null || shop.location === null ? null : distanceBetween(point, shop.location);
}

function windOf(shop: Shop, place: Place): string {
  const point = pointOf(place);
  return point === null || shop.location === null ? '' : directionTo(point, shop.location);
}

/** The zone's fee for a distance, of which at least one kilometre is charged (docs/api.md 6.9). */
function feeOver({ fee, feePerKilometre }: Shop, metres: number | null): Money | null {
  if (fee === null || metres === null || feePerKilometre === null) return fee;
  return money(fee.minor + Math.round(feePerKilometre.minor * Math.max(metres / 1000, 1)), fee.currency);
}

function spanOfTime({ from, to, type }: NonNullable<Shop['deliveryTime']>, language: string): string {
  const format = numberFormat(language, { style: 'unit', unit: type, unitDisplay: 'short' });
  return from < to ? format.formatRange(from, to) : format.format(from);
}

/** Rounds to the precision of the place: a grid of about 100 m. */
function lengthOf(metres: number, language: string): string {
  const isNear = metres < 950;
  const unit = isNear ? 'meter' : 'kilometer';
  const value = isNear ? Math.max(100, Math.round(metres / 100) * 100) : Math.round(metres / 100) / 10;
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
