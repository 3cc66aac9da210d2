/** Lists the shop's codes that the checkout offers for one press, in the market's currency. */
import 'server-only';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { bestOffers, type CouponOffer } from '@/lib/coupons/best-offers';
import { pricedCoupons } from '@/lib/coupons/priced-coupons';
import type { Market } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { wallTime } from '@/lib/time';

/** Leaves out the code that is in the field, once it is known whether that code is valid. */
export async function couponOffers(
  { cart, draft, coupon, offeredCoupons, totals }: CheckoutState,
  market: Market,
): Promise<CouponOffer[]> {
  const others = offeredCoupons.filter(({ code }) => coupon === 'unknown' || code !== draft.coupon);
  if (others.length === 0) return [];
  const [clock, priced] = await Promise.all([getClock(market.locale), pricedCoupons(others, market)]);
  const fee = draft.fulfilment === 'pickup' ? 0 : (totals?.deliveryFee.minor ?? null);
  return bestOffers(priced, { goods: cart.goods.minor, deliveryFee: fee }, wallTime(clock).date);
}
