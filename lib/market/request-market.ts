import 'server-only';
import { cookies } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { type Market, marketOf } from '@/lib/market/market';
import { parseView, viewCookie } from '@/lib/view/view';

/**
 * The market of an action or route handler. These have no root params, so the currency comes from the `view` cookie.
 */
export async function requestMarket(locale: Locale): Promise<Market> {
  const view = parseView((await cookies()).get(viewCookie)?.value);
  return marketOf(locale, view.currency);
}
