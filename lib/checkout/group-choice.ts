/**
 * The owner's choices at the checkout that change what everybody in their group order pays; members' shares are
 * calculated with them.
 */
import 'server-only';
import { findFacts, type GroupChoice } from '@/lib/cart/group/facts';
import { renewFacts } from '@/lib/cart/group/renew-facts';
import type { CouponState } from '@/lib/checkout/coupon';
import type { Draft } from '@/lib/checkout/draft';
import type { Point } from '@/lib/view/view';

/** The choice as the checkout calculates it: a coupon that is not valid is left out. */
export function choiceOf(
  { fulfilment, tip, ownTip, coupon }: Draft & Pick<GroupChoice, 'fulfilment'>,
  state: CouponState,
): GroupChoice {
  return { fulfilment, tip, ownTip, coupon: state === 'good' ? coupon : '' };
}

/**
 * Called after the checkout of a group's cart was read, so after each time that it was saved. `point`: where a delivery
 * goes.
 */
export async function keepChoice(cart: string, choice: GroupChoice, point: Point | null): Promise<void> {
  const before = await findFacts(cart);
  if (before === null) return;
  const isMoved = point !== null && !isSamePoint(point, before.point);
  await renewFacts(cart, before, { ...before, ...choice, ...(isMoved && { point, pointAt: Date.now() }) });
}

function isSamePoint(one: Point, other: Point | null): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}
