/** Fills in the code of a link (lib/coupons/linked-coupon.ts) until the checkout is posted for the first time. */
import 'server-only';
import type { Draft } from '@/lib/checkout/draft/draft';
import { readCookie, removeCookie } from '@/lib/cookies/cookie-jar';
import { isMeantFor, type LinkedCoupon, parseLinked } from '@/lib/coupons/linked-coupon';

export async function readLinkedCoupon(): Promise<LinkedCoupon | null> {
  return parseLinked(await readCookie('coupon'));
}

/** A code that the customer has typed or pressed stays. */
export function withLinked(draft: Draft, linked: LinkedCoupon | null): Draft {
  const isWanted = linked !== null && draft.coupon === '' && isMeantFor(draft.shop, linked);
  return isWanted ? { ...draft, coupon: linked.code } : draft;
}

/**
 * Called once the form was posted: from then on the field counts as the customer left it, even if they have emptied it.
 * Actions only.
 */
export async function forgetLinkedCoupon({ shop }: Draft): Promise<void> {
  const linked = await readLinkedCoupon();
  if (linked !== null && isMeantFor(shop, linked)) await removeCookie('coupon');
}
