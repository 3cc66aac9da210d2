/** What of the owner's checkout changes what everybody in their group order pays; members' shares are counted by it. */
import 'server-only';
import { findFacts, type GroupChoice } from '@/lib/cart/group/facts';
import { renewFacts } from '@/lib/cart/group/renew-facts';
import type { CouponState } from '@/lib/checkout/coupon';
import type { Draft } from '@/lib/checkout/draft';
import type { Point } from '@/lib/view/view';

/** As the checkout counts it: a coupon that is not good takes nothing off. */
export function choiceOf(
  { fulfilment, tip, ownTip, coupon }: Draft & Pick<GroupChoice, 'fulfilment'>,
  state: CouponState,
): GroupChoice {
  return { fulfilment, tip, ownTip, coupon: state === 'good' ? coupon : '' };
}

/** Once the checkout of a group's cart has been read, so after each of its saves. `point`: where a delivery goes. */
export async function keepChoice(cart: string, choice: GroupChoice, point: Point | null): Promise<void> {
  const before = await findFacts(cart);
  if (before === null) return;
  await renewFacts(cart, before, { ...before, ...choice, point: point ?? before.point });
}
