/** Lists the codes that a shop offers (R2, docs/api.md 10.4). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { listEnvelope } from '@/lib/api/envelopes';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { isSecondRevision } from '@/lib/api/revision';
import { memory } from '@/lib/cache';
import { type Coupon, couponSchema } from '@/lib/coupons/schema';
import type { Locale } from '@/lib/i18n/locales';
import { inTime } from '@/lib/in-time';

/** Milliseconds for which the checkout waits: it is good to know, and every code can be typed as well. */
const patience = 300;

/** Empty in R1, which has no such list. */
export async function readCoupons(shopId: string, locale: Locale): Promise<Outcome<Coupon[]>> {
  if (!isSecondRevision()) return { ok: true, value: [] };
  return publicApi('rest/coupons', {
    locale,
    query: { shop_id: shopId, perPage: longestPage },
    schema: listEnvelope(couponSchema),
    keep: memory.shop(shopId),
    isWordless: true,
    lane: 'optional',
  });
}

/** The same; empty too where the answer is late or missing. */
export async function listCoupons(shopId: string, locale: Locale): Promise<Coupon[]> {
  return inTime(
    readCoupons(shopId, locale).then(found => (found.ok ? found.value : [])),
    patience,
    () => [],
  );
}
