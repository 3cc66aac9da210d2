/** Remembers what has become of a cart, in all processes of the storefront, for presses that arrive late. */
import 'server-only';
import { mayStillRunFor } from '@/lib/api/client';
import type { CartKey } from '@/lib/checkout/order/order-outcome';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

/** Seconds. */
const remembered = 30 * secondsIn.minute;

export async function rememberOrder(cart: CartKey, orderId: string): Promise<void> {
  await sharedStore.set(key('order', cart), orderId, remembered);
}

/** The id of the order that the cart has become, if this storefront knows it. */
export async function recallOrder(cart: CartKey): Promise<string | null> {
  return sharedStore.get(key('order', cart));
}

/** Remembers that nobody knows whether the cart was ordered. */
export async function rememberDoubt(cart: CartKey): Promise<void> {
  await sharedStore.set(key('doubt', cart), 'yes', remembered);
}

export async function isInDoubt(cart: CartKey): Promise<boolean> {
  return (await sharedStore.get(key('doubt', cart))) !== null;
}

/** Remembers that we have stopped waiting for an order which the API may still be making. */
export async function expectLateOrder(cart: CartKey): Promise<void> {
  await sharedStore.set(key('late', cart), 'yes', mayStillRunFor);
}

export async function isOrderExpected(cart: CartKey): Promise<boolean> {
  return (await sharedStore.get(key('late', cart))) !== null;
}

function key(what: string, { customerId, cartId }: CartKey): string {
  return `cart ${what} ${customerId} ${cartId}`;
}
