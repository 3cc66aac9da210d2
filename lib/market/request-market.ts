import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { type Market, marketOf } from '@/lib/market/market';
import { readView } from '@/lib/view/view-cookie';

/**
 * The market of an action or route handler. These have no root params, so the currency comes from the `view` cookie.
 */
export async function requestMarket(locale: Locale): Promise<Market> {
  return marketOf(locale, (await readView()).currency);
}
