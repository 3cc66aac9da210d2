/** The customer's own referral code, and what it has earned. Asked anew each time (docs/api.md 13.1). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { publicUrl } from '@/lib/i18n/public-url';
import { currencyQuery, type Market } from '@/lib/market/market';
import { type OwnReferral, ownReferralSchema } from '@/lib/referrals/schema';

export async function getOwnReferral(market: Market): Promise<Outcome<OwnReferral>> {
  return customerApi({
    path: 'dashboard/user/profile/show',
    locale: market.locale,
    query: currencyQuery(market),
    schema: envelope(ownReferralSchema(market.currency)),
  });
}

/** Leads a friend to the registration with the code filled in, in the language of the customer who sends it. */
export function invitationLink(code: string, { locale }: Market): string {
  return publicUrl(locale, `/register?${new URLSearchParams({ referral_code: code })}`);
}
