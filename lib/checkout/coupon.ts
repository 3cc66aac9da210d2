/** Checks a typed coupon code with the API (docs/api.md 10.4), and limits how many may be guessed (docs/decisions/050). */
import 'server-only';
import { z } from 'zod';
import { liveApi } from '@/lib/api/live';
import type { Market } from '@/lib/market/market';
import { takeFromQuota } from '@/lib/rate-limit/network-quota';
import { hashKey } from '@/lib/rate-limit/slowdown';
import { readSession } from '@/lib/session/session';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

/** "none": no code was typed. "unknown": the API did not answer, or this network address has mistyped too many. */
export type CouponState = 'none' | 'good' | 'expired' | 'used' | 'unknown';

export function isRefused(coupon: CouponState): boolean {
  return coupon === 'expired' || coupon === 'used';
}

/**
 * The checkout checks its code each time that it is shown, so a code that was refused before, to any customer, does not
 * count as another guess.
 */
export async function checkCoupon(code: string, shopId: string, market: Market): Promise<CouponState> {
  if (code === '') return 'none';
  const refused = `coupon-refused ${hashKey(`${shopId} ${code}`)}`;
  const isGuess = (await sharedStore.get(refused)) === null;
  const share = isGuess ? await takeFromQuota('coupons') : null;
  if (share?.ok === false) return 'unknown';
  const state = await askApi(code, shopId, market);
  if (isRefused(state)) await sharedStore.set(refused, '1', secondsIn.hour);
  else await share?.giveBack();
  return state;
}

async function askApi(code: string, shopId: string, market: Market): Promise<CouponState> {
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
