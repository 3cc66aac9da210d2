/** What becomes of a guest's cart when its owner signs in (DESIGN 5): it is sent to the account, and nothing gets lost. */
import 'server-only';
import { readBasket, writeBasket } from '@/lib/cart/basket-cookies';
import { linesIn } from '@/lib/cart/basket-sum';
import { askWhichShop, fillCart } from '@/lib/cart/fill';
import type { Market } from '@/lib/market/market';

/**
 * Called once the session is written. "merged": also where there was nothing to send. "asks": the account's cart holds
 * another shop; both are kept and the cart page asks. "failed": the API did not take it; the goods wait in the cart page.
 */
export async function mergeGuestCart(market: Market): Promise<'merged' | 'asks' | 'failed'> {
  const basket = await readBasket('cart');
  if (basket === null) return 'merged';
  const filled = await fillCart(basket.shopId, linesIn(market.currency, basket), market);
  if (filled.status === 'filled') {
    await writeBasket('cart', null);
    return 'merged';
  }
  // What could not be sent waits under its own name, because a signed-in customer's cart is the server's.
  if (filled.status !== 'asks' && (await askWhichShop(basket)).status === 'full') return 'failed';
  await writeBasket('cart', null);
  return filled.status === 'asks' ? 'asks' : 'failed';
}
