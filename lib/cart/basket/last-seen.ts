/**
 * Remembers an account's cart as its customer last saw it, from a change whose answer was lost until the cart is shown
 * again. Adding counts from there, so that pressing again adds nothing twice (docs/decisions/060).
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket/basket';
import { sharedStore } from '@/lib/stores/shared-store';

/** Seconds. A customer who comes back later has forgotten that press. */
const keptFor = 600;

/** Keeps the oldest state: after several lost answers the customer has seen none of the newer ones. */
export async function keepLastSeen(customerId: string, basket: Basket | null): Promise<void> {
  await sharedStore.claim(keyOf(customerId), basket === null ? '' : encodeBasket(basket), keptFor);
}

/** Undefined where the customer has seen the present cart. */
export async function findLastSeen(customerId: string): Promise<Basket | null | undefined> {
  const kept = await sharedStore.get(keyOf(customerId));
  return kept === null ? undefined : decodeBasket(kept);
}

export async function forgetLastSeen(customerId: string): Promise<void> {
  await sharedStore.release(keyOf(customerId));
}

function keyOf(customerId: string): string {
  return `cart seen ${customerId}`;
}
