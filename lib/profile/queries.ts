/** Reads the customer's own profile (docs/api.md 13.1), anew each time. */
import 'server-only';
import type { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import type { Locale } from '@/lib/i18n/locales';
import { currencyQuery, type Market } from '@/lib/market/market';
import {
  exactBalanceSchema,
  type OwnProfile,
  ownProfileSchema,
  type Profile,
  profileSchema,
} from '@/lib/profile/schema';

/** The customer with everything that they can change. */
export async function getOwnProfile(locale: Locale): Promise<Outcome<OwnProfile>> {
  return customerApi({ path: 'dashboard/user/profile/show', locale, schema: envelope(ownProfileSchema) });
}

/** The customer with their wallet in the market's currency. */
export async function getProfile(market: Market): Promise<Outcome<Profile>> {
  return showProfile(market, profileSchema(market.currency));
}

/** The wallet's balance in units of the market's currency, not rounded. */
export async function getExactBalance(market: Market): Promise<Outcome<number>> {
  return showProfile(market, exactBalanceSchema);
}

async function showProfile<S extends z.ZodType>(market: Market, schema: S): Promise<Outcome<z.output<S>>> {
  return customerApi({
    path: 'dashboard/user/profile/show',
    locale: market.locale,
    query: currencyQuery(market),
    schema: envelope(schema),
  });
}
