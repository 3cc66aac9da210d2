/** Reads the customer's own profile (docs/api.md 13.1), anew each time. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type OwnProfile, ownProfileSchema, type Profile, profileSchema } from '@/lib/profile/schema';

/** The customer with everything that they can change. */
export async function getOwnProfile(locale: Locale): Promise<Outcome<OwnProfile>> {
  return customerApi({ path: 'dashboard/user/profile/show', locale, schema: envelope(ownProfileSchema) });
}

/** The customer with their wallet in the market's currency. */
export async function getProfile(market: Market): Promise<Outcome<Profile>> {
  return customerApi({
    path: 'dashboard/user/profile/show',
    locale: market.locale,
    query: currencyQuery(market),
    schema: envelope(profileSchema(market.currency)),
  });
}
