/** Converts the amounts that a shop's coupons take off into the market's currency. */
import 'server-only';
import type { CouponOffer } from '@/lib/coupons/best-offers';
import type { Coupon } from '@/lib/coupons/schema';
import type { Market } from '@/lib/market/market';
import { inMarketCurrency } from '@/lib/market/queries';
import { money, wholeMinor } from '@/lib/money';
import { baseCurrency } from '@/lib/view/view';

/** In the order of the coupons. */
export async function pricedCoupons(coupons: Coupon[], market: Market): Promise<CouponOffer[]> {
  const amounts = await Promise.all(
    coupons.map(({ price }) => inMarketCurrency(money(wholeMinor(price * 100), baseCurrency), market)),
  );
  return coupons.map((coupon, index) => ({ ...coupon, amount: amounts[index]?.minor ?? 0 }));
}
