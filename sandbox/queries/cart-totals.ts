/** What does a cart cost with this delivery and this coupon? Calculating shows it, ordering charges it. */

import type { View } from '../input/view.ts';
import { type DeliveryType, type LinePrice, type ShopTerms, type Totals, totalsOf } from '../rules/cart-price.ts';
import type { Position } from '../rules/distance.ts';
import { collectionFee } from './collection-points.ts';
import { type CouponRow, validCoupon } from './coupons.ts';
import { recipesEarned } from './recipes.ts';
import { amountOf, isSecondRevision, measureOf } from './settings.ts';

interface TotalsInput {
  shopId: number;
  lines: { stock_id: number; quantity: number; bonus: 0 | 1; price: LinePrice }[];
  type: DeliveryType;
  address: Position | null;
  collectionPointId: number | null;
  /** The code as typed; an invalid one takes nothing off. */
  coupon: string | undefined;
  /** In the currency of `rate`. */
  tips: number;
  rate: number;
  feeRate?: number;
}

export interface CalculatedTotals extends Totals {
  coupon: CouponRow | null;
}

/** Undefined when the shop is gone. */
export function calculateTotals(view: View, input: TotalsInput): CalculatedTotals | undefined {
  const { store } = view;
  const { shopId, lines, coupon: code, collectionPointId, ...rest } = input;
  const shop = store.one<ShopTerms>('SELECT * FROM shops WHERE id = ?', shopId);
  if (!shop) return undefined;
  const coupon = code === undefined ? null : validCoupon(view, code, shopId);
  const totals = totalsOf({
    ...rest,
    lines: lines.map(line => line.price),
    recipes: recipesEarned(view, shopId, lines),
    shop,
    collectionFee: collectionFee(store, collectionPointId),
    coupon,
    serviceFee: amountOf(store, 'service_fee'),
    kilometres: measureOf(store),
    taxesBeforeCoupon: isSecondRevision(store),
  });
  return { ...totals, coupon };
}
