/** Sends a guest's cart to the account after signing in, and loses nothing on the way. */
import 'server-only';
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import type { Basket } from '@/lib/cart/basket/basket';
import { claimBaskets } from '@/lib/cart/basket/basket-cookies';
import { dropGuestCookie, readGuestVersion } from '@/lib/cart/basket/guest-basket';
import { takeLarger } from '@/lib/cart/basket/merge-baskets';
import { askWhichShop, mergeIntoCart } from '@/lib/cart/change/fill';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

/** Seconds: as long as somebody might try to sign in again after a lost answer. */
const markedFor = secondsIn.hour;

/**
 * Called after the session was written. "merged": also when there was nothing to send, or an earlier sign-in has sent
 * it. "asks": the account's cart holds another shop's goods; both are kept and the cart page asks. "failed": the API
 * did not take it; the goods wait on the cart page.
 */
export async function mergeGuestCart(market: Market): Promise<'merged' | 'asks' | 'failed'> {
  await claimBaskets();
  const { name, basket } = await readGuestVersion();
  if (basket === null) return 'merged';
  // The mark keeps a repeated sign-in from bringing back what the customer has removed since.
  const mark = `merged ${(await readSession())?.customer.id} ${name}`;
  const isMarked = name !== '' && (await sharedStore.get(mark)) !== null;
  const status = isMarked ? 'merged' : await sendBasket(basket, market);
  if (status === 'noRoomAside') return 'failed';
  if (status === 'merged' && name !== '') await sharedStore.set(mark, '1', markedFor);
  await dropGuestCookie();
  return status;
}

/** "noRoomAside": there is no room to let the goods wait. */
async function sendBasket(basket: Basket, market: Market): Promise<'merged' | 'asks' | 'failed' | 'noRoomAside'> {
  // Into their own cart, even while they are in a group order.
  const { status } = await mergeIntoCart(basket, market, await chooseOwnBackend(market));
  if (status === 'filled') return 'merged';
  if (status === 'asks') return 'asks';
  // Goods that could not be sent wait in a cookie of their own, because a signed-in customer's cart is in the account.
  const asked = await askWhichShop(basket, takeLarger);
  return asked.status === 'asks' ? 'failed' : asked.status;
}
