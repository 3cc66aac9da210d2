/** The cart of a customer whose session the API has ended: nothing of it is shown any more. */
import 'server-only';
import { cartResponse } from '@/lib/cart/response/cart-response';
import type { CartResponse } from '@/lib/cart/response/types';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { sessionEnded } from '@/lib/session/end-session';

/** Ends the session as an action would; the browser follows `login`. Route handlers only. */
export async function signedOutResponse(market: Market, isFrame: boolean): Promise<CartResponse> {
  const login = await sessionEnded(localizedPath(market.locale, '/cart'));
  return { ...(await cartResponse(market, isFrame)), status: 'login', login };
}
