/** The cart of a customer whose session the API has ended: nothing of it is shown any more. Route handlers only. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import { cartResponse } from '@/lib/cart/response/cart-response';
import type { CartResponse } from '@/lib/cart/response/types';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Market } from '@/lib/market/market';
import { sessionEnded } from '@/lib/session/end-session';

/** For a change: ends the session as an action would; the browser follows `login`. */
export async function signedOutResponse(market: Market, isFrame: boolean): Promise<CartResponse> {
  const login = await sessionEnded(localizedPath(market.locale, '/cart'));
  return { ...(await cartResponse(market, isFrame)), status: 'login', login };
}

/**
 * For a look: only a cart that the customer has opened leads them away; read in the background it says why it is empty.
 */
export async function signedOutCart(market: Market, isFrame: boolean): Promise<CartResponse> {
  const { login = '', ...answer } = await signedOutResponse(market, isFrame);
  if (isFrame) return { ...answer, login };
  const t = await getTranslations({ locale: market.locale, namespace: 'notices' });
  return { ...answer, status: 'ok', message: { text: t('unauthorized'), isError: true } };
}
