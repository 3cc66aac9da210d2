import 'server-only';
import { countOf } from '@/lib/cart/basket-sum';
import { cartBackend } from '@/lib/cart/cart-backend';
import type { Market } from '@/lib/market/market';
import { updateMeCookie } from '@/lib/session/me-cookie';

/** Updates the number in the header with the customer's present cart. Actions and route handlers only. */
export async function showCartCount(market: Market): Promise<void> {
  const held = await (await cartBackend(market)).read();
  if (held.ok) await updateMeCookie({ count: countOf(held.value) });
}
