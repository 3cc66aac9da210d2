/**
 * The cart response for a customer whose session has ended: nothing of the cart is shown any more. Route handlers only.
 */
import 'server-only';
import type { CartResponse } from '@/lib/cart/response/types';
import type { Market } from '@/lib/market/market';
import { getMoneyStyle } from '@/lib/market/queries';
import { sessionEndPath } from '@/lib/session/end-session';

/** The browser follows `login`, which leads back to `returnTo`. */
export async function signedOutResponse(market: Market, returnTo: string): Promise<CartResponse> {
  const [login, money] = await Promise.all([sessionEndPath(returnTo), getMoneyStyle(market)]);
  return {
    status: 'login',
    login,
    at: Date.now(),
    cart: null,
    count: 0,
    waiting: null,
    parked: [],
    canUndo: false,
    parkedTitle: '',
    message: null,
    money,
    words: null,
  };
}
