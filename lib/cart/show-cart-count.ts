import 'server-only';
import type { CartBackend } from '@/lib/cart/backend';
import { countOf } from '@/lib/cart/merge-baskets';
import { updateMeCookie } from '@/lib/session/me-cookie';

/** Updates the number that every page's header shows with what this place keeps. Actions and route handlers only. */
export async function showCartCount(cart: CartBackend): Promise<void> {
  const held = await cart.read();
  if (held.ok) await updateMeCookie({ count: countOf(held.value) });
}
