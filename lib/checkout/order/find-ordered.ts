/**
 * Finds the order that a cart has become. Ordering removes the cart; so if the cart is gone, its order is one that is
 * newer than the customer's newest order when the button was shown (docs/decisions/015).
 */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import { readAccountCart } from '@/lib/cart/account-cart';
import type { OrderAttempt } from '@/lib/checkout/order/order-outcome';
import { recallOrder } from '@/lib/checkout/order/ordered-carts';
import { findNewestOrder } from '@/lib/checkout/order/orders';
import type { Market } from '@/lib/market/market';

type Found = { ok: true; orderId: string | null; isCartThere: boolean } | Failure;

type Sought = Omit<OrderAttempt, 'payment' | 'isFree' | 'asked'>;

/** The order that the attempt's cart has become; `orderId` is null if none was made. */
export async function findOrdered(sought: Sought, market: Market): Promise<Found> {
  const known = await recallOrder(sought);
  if (known !== null) return { ok: true, orderId: known, isCartThere: false };
  const cart = await readAccountCart(market);
  if (!cart.ok) return cart;
  if (cart.value?.id === sought.cartId) return { ok: true, orderId: null, isCartThere: true };
  const newest = await findNewestOrder(sought.shopId, market);
  if (!newest.ok) return newest;
  const isNew = newest.value !== null && newest.value.id > sought.newestOrder;
  return { ok: true, orderId: isNew ? String(newest.value?.id) : null, isCartThere: false };
}
