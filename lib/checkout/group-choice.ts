/**
 * The owner's choices at the checkout that change what everybody in their group order pays; members' shares are
 * calculated with them.
 */
import 'server-only';
import { findFacts, type GroupChoice } from '@/lib/cart/group/facts';
import { renewFacts } from '@/lib/cart/group/renew-facts';
import { type CheckoutState, readCheckoutState } from '@/lib/checkout/checkout-state';
import type { CouponState } from '@/lib/checkout/coupon';
import type { Draft } from '@/lib/checkout/draft/draft';
import type { Market } from '@/lib/market/market';
import type { Point } from '@/lib/view/view';

/** The choice as the checkout calculates it: a coupon that is not valid is left out. */
export function choiceOf(
  { fulfilment, collectionPoint, tip, ownTip, tipCurrency, coupon }: Draft & Pick<GroupChoice, 'fulfilment'>,
  state: CouponState,
): GroupChoice {
  return { fulfilment, collectionPoint, tip, ownTip, tipCurrency, coupon: state === 'good' ? coupon : '' };
}

/**
 * Called with each press at the checkout; looking at it changes nothing for the members (docs/decisions/082). `cart` is
 * the id that the form posts. If it belongs to no group order that we know, the API is not called.
 */
export async function keepChoiceOfPress(cart: string | undefined, draft: Draft, market: Market): Promise<void> {
  if (cart === undefined || (await findFacts(cart)) === null) return;
  const read = await readCheckoutState(draft, market);
  if (read.ok && read.value !== null) await keepChoice(read.value);
}

/** Keeps the choices in a state that a press has read. Does nothing where the cart is no group order. */
export async function keepChoice({ cart, draft, coupon, destination, collection }: CheckoutState): Promise<void> {
  const before = cart.group === undefined ? null : await findFacts(cart.group);
  if (cart.group === undefined || before === null) return;
  const point = destination?.point ?? null;
  const isMoved = point !== null && !isSamePoint(point, before.point);
  const moved = isMoved && { point, pointAt: Date.now() };
  const collectionPoint = collection?.chosen?.id ?? draft.collectionPoint;
  await renewFacts(cart.group, before, { ...before, ...choiceOf({ ...draft, collectionPoint }, coupon), ...moved });
}

function isSamePoint(one: Point, other: Point | null): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}
