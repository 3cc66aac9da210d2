/**
 * Lets one press at a time work on a cart: while one is under way, no other may order, or say that nothing was ordered
 * (docs/decisions/063).
 */
import 'server-only';
import type { CartKey, OrderOutcome } from '@/lib/checkout/order/order-outcome';
import { withLock } from '@/lib/stores/lock';

/** Answers "underWay" where the press before takes longer than anybody would wait. */
export async function onePress(cart: CartKey, press: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
  const lock = `press ${cart.customerId} ${cart.cartId}`;
  return (await withLock(lock, press, isShared)) ?? { kind: 'underWay' };
}

/**
 * Whether a waiting press gets this outcome too. After a press that ordered nothing it tries for itself, because its
 * form may say something else.
 */
function isShared({ kind }: OrderOutcome): boolean {
  return !['stopped', 'notReached', 'refused', 'cartGone'].includes(kind);
}
