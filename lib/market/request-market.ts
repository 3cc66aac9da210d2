import 'server-only';
import { cookies } from 'next/headers';
import type { Locale } from '@/lib/i18n/locales';
import { type Market, marketOf } from '@/lib/market/market';
import { parseView, viewCookie } from '@/lib/view/view';

/** The market of whoever calls an action or a route handler: these have no root params, so the currency is the cookie's. */
export async function requestMarket(locale: Locale): Promise<Market> {
  const view = parseView((await cookies()).get(viewCookie)?.value);
  return marketOf(locale, view.currency);
}
