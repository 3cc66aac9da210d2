import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type OwnProfile, ownProfileSchema, type Profile, profileSchema } from '@/lib/profile/schema';

/** All that the account says about its customer, asked anew (API 13.1). */
export async function getOwnProfile(locale: Locale): Promise<Outcome<OwnProfile>> {
  return customerApi({ path: 'dashboard/user/profile/show', locale, schema: single(ownProfileSchema) });
}

/** The customer as the API knows them now, with the wallet (API 13.1). */
export async function getProfile(market: Market): Promise<Outcome<Profile>> {
  return customerApi({
    path: 'dashboard/user/profile/show',
    locale: market.locale,
    query: currencyQuery(market),
    schema: single(profileSchema(market.currency)),
  });
}
