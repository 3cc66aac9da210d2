/** Sends a guest's cart to the account after signing in, and loses nothing on the way. */
import 'server-only';
import { readBasket, writeBasket } from '@/lib/cart/basket-cookies';
import { linesIn } from '@/lib/cart/basket-sum';
import { askWhichShop, fillCart } from '@/lib/cart/fill';
import type { Market } from '@/lib/market/market';

/**
 * Called once the session is written. "merged": also when there was nothing to send. "asks": the account's cart holds
 * another shop; both are kept and the cart page asks. "failed": the API did not take it; the goods wait on the cart
 * page.
 */
export async function mergeGuestCart(market: Market): Promise<'merged' | 'asks' | 'failed'> {
  const basket = await readBasket('cart');
  if (basket === null) return 'merged';
  const filled = await fillCart(basket.shopId, linesIn(market.currency, basket), market);
  if (filled.status === 'filled') {
    await writeBasket('cart', null);
    return 'merged';
  }
  // Goods that could not be sent wait in a cookie of their own, because a customer's cart is the account's.
  if (filled.status !== 'asks' && (await askWhichShop(basket)).status === 'full') return 'failed';
  await writeBasket('cart', null);
  return filled.status === 'asks' ? 'asks' : 'failed';
}
