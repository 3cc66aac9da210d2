/** Which of a shop's codes are worth showing to this cart? Pure. */
import type { Coupon } from '@/lib/coupons/schema';

/** Codes in the list: more would be work to read. */
const most = 5;

export interface CouponOffer extends Coupon {
  /** `price` in minor units of the market's currency, where it is an amount. */
  amount: number;
}

/** The sums that a code may reduce, in minor units of the market's currency. */
interface Reducible {
  goods: number;
  /** 0 for a pickup, null while it is not known. */
  deliveryFee: number | null;
}

/**
 * The codes that count on this day, those first that take off most. One that takes off nothing is left out; those for a
 * fee that is not known yet come last.
 *
 * @param today "YYYY-MM-DD" on the market's calendar
 */
export function bestOffers(offers: CouponOffer[], reducible: Reducible, today: string): CouponOffer[] {
  const valid = offers.filter(
    ({ left, endsOn, type, price }) => left > 0 && endsOn > today && (type === 'fix' || price <= 100),
  );
  const byCode = new Map(valid.map(offer => [offer.code, offer]));
  return [...byCode.values()]
    .map(offer => ({ offer, off: takenOff(offer, reducible) }))
    .filter(({ off }) => off === null || off > 0)
    .toSorted((one, other) => (other.off ?? 0) - (one.off ?? 0))
    .slice(0, most)
    .map(({ offer }) => offer);
}

/** Minor units; null while the fee is not known. */
function takenOff({ reduces, type, amount, price }: CouponOffer, { goods, deliveryFee }: Reducible): number | null {
  const whole = reduces === 'total_price' ? goods : deliveryFee;
  if (whole === null) return null;
  return Math.min(type === 'fix' ? amount : Math.round((whole * price) / 100), whole);
}
