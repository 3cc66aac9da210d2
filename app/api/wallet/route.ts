/**
 * The wallet's balance, for menus on kept pages. No press causes this request, so it leads nobody to the login page:
 * without a session or a wallet it answers with nothing.
 */
import { getMoneyStyle, ownLocale } from '@/lib/market/queries';
import { requestMarket } from '@/lib/market/request-market';
import { neverKept, noContent } from '@/lib/never-kept';
import { getProfile } from '@/lib/profile/queries';
import { readSession } from '@/lib/session/session';

export async function GET(): Promise<Response> {
  if ((await readSession()) === null) return noContent();
  const market = await requestMarket(await ownLocale());
  const [profile, { symbol, position }] = await Promise.all([getProfile(market), getMoneyStyle(market)]);
  if (!profile.ok || profile.value.wallet === null) return noContent();
  return Response.json({ minor: profile.value.wallet.minor, symbol, position }, { headers: neverKept });
}
