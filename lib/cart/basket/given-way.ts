/**
 * Remembers for a moment which basket has given way to which in an account's cart. A form that was sent twice may bring
 * its browser the second answer alone, without the cookie in which the first has parked the basket; so the second press
 * parks it too.
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket/basket';
import { readCustomerId } from '@/lib/session/customer-id';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

/** `to`: the id of the other basket's shop. Called before the cart is emptied. A guest's cart comes with each press. */
export async function rememberGivenWay(basket: Basket, to: string): Promise<void> {
  const customer = await readCustomerId();
  if (customer !== '') await sharedStore.set(keyOf(customer, to), encodeBasket(basket), secondsIn.minute);
}

/** The basket that has given way to one of this shop; null for none. */
export async function findGivenWay(to: string): Promise<Basket | null> {
  const customer = await readCustomerId();
  return customer === '' ? null : decodeBasket((await sharedStore.get(keyOf(customer, to))) ?? undefined);
}

function keyOf(customer: string, to: string): string {
  return `cart given-way ${customer} ${to}`;
}
