/**
 * Finds the referral code of a visit (docs/api.md 12.6), which the middleware keeps in the `invited` cookie: a visitor
 * who looks around first still finds it in the registration.
 */
import { splitLocale } from '@/lib/i18n/localized-path';
import { referralField } from '@/lib/sign-in/fields';

/** Null for a visit without a referral code. */
export function invitedBy(publicPath: string, query: URLSearchParams): string | null {
  if (splitLocale(publicPath).path !== '/register') return null;
  return referralField.parse(query.get('referral_code') ?? '') || null;
}
