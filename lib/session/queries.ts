import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type Profile, profileSchema } from '@/lib/session/schema';

/** The customer as the API knows them now, with the wallet (API 13.1). */
export async function getProfile(market: Market): Promise<Outcome<Profile>> {
  return customerApi({
    path: 'dashboard/user/profile/show',
    locale: market.locale,
    query: currencyQuery(market),
    schema: single(profileSchema(market.currency)),
  });
}
