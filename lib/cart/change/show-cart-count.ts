/** Writes the number of units in the cart into the `me` cookie, from which every page's header shows it. */
import 'server-only';
import type { CartBackend } from '@/lib/cart/backend/backend';
import type { Basket } from '@/lib/cart/basket/basket';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import { updateMeCookie } from '@/lib/session/me-cookie';

/** Actions and route handlers only, as is `refreshCartCount`. */
export async function showCartCount(cart: Basket | null): Promise<void> {
  await updateMeCookie({ count: countUnits(cart) });
}

/** Reads the cart first. The number stays as it is when the cart cannot be read. */
export async function refreshCartCount(backend: CartBackend): Promise<void> {
  const cart = await backend.read();
  if (cart.ok) await showCartCount(cart.value);
}
