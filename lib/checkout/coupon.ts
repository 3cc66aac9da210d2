/** Checks a typed coupon code with the API (docs/api.md 10.4). */
import 'server-only';
import { z } from 'zod';
import { liveApi } from '@/lib/api/live';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

/** "none": no code was typed. "unknown": the API did not answer. */
export type CouponState = 'none' | 'good' | 'expired' | 'used' | 'unknown';

export function isRefused(coupon: CouponState): boolean {
  return coupon === 'expired' || coupon === 'used';
}

export async function checkCoupon(code: string, shopId: string, market: Market): Promise<CouponState> {
  if (code === '') return 'none';
  const session = await readSession();
  const checked = await liveApi({
    path: 'rest/coupons/check',
    method: 'POST',
    body: { coupon: code, shop_id: Number(shopId), ...(session && { user_id: Number(session.customer.id) }) },
    locale: market.locale,
    schema: z.unknown(),
  });
  if (checked.ok) return 'good';
  if (checked.why !== 'refused') return 'unknown';
  return checked.code === 'ERROR_251' ? 'used' : 'expired';
}
