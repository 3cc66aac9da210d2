/**
 * Lets one press at a time work on a cart: while one is under way, no other may order, nor say that nothing was ordered
 * (docs/decisions/063).
 */
import 'server-only';
import type { CartKey, OrderOutcome } from '@/lib/checkout/order-outcome';
import { onePressAt } from '@/lib/stores/one-press-at';

/** Answers "underWay" where the press before this one takes longer than anybody would wait. */
export async function onePress(cart: CartKey, press: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
  const mark = `press ${cart.customerId} ${cart.cartId}`;
  return (await onePressAt(mark, press, isShared)) ?? { kind: 'underWay' };
}

/** After a press that ordered nothing, whoever waits tries for themselves: something else may stand in their form. */
function isShared({ kind }: OrderOutcome): boolean {
  return !['stopped', 'notReached', 'refused', 'cartGone'].includes(kind);
}
