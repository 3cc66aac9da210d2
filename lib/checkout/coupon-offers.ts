/** Lists the shop's codes that the checkout offers for one press, in the market's currency. */
import 'server-only';
import { toMinor } from '@/lib/cart/rounding';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { bestOffers, type CouponOffer } from '@/lib/coupons/best-offers';
import type { Market } from '@/lib/market/market';
import { getClock, inMarketCurrency } from '@/lib/market/queries';
import { money } from '@/lib/money';
import { wallTime } from '@/lib/time';
import { baseCurrency } from '@/lib/view/view';

/** Without the code in the field, once it is known whether that counts. */
export async function couponOffers(
  { cart, draft, coupon, offeredCoupons, totals }: CheckoutState,
  market: Market,
): Promise<CouponOffer[]> {
  const others = offeredCoupons.filter(({ code }) => coupon === 'unknown' || code !== draft.coupon);
  if (others.length === 0) return [];
  const [clock, priced] = await Promise.all([
    getClock(market.locale),
    Promise.all(others.map(({ price }) => inMarketCurrency(money(toMinor(price), baseCurrency), market))),
  ]);
  const fee = draft.fulfilment === 'pickup' ? 0 : (totals?.deliveryFee.minor ?? null);
  return bestOffers(
    others.map((other, index) => ({ ...other, amount: priced[index]?.minor ?? 0 })),
    { goods: cart.goods.minor, deliveryFee: fee },
    wallTime(clock).date,
  );
}
