/**
 * Who has invited a visitor? The code of the link that they came by (docs/api.md 12.6), which the middleware keeps in the
 * `invited` cookie: whoever looks around first finds it in the registration all the same.
 */
import { splitLocale } from '@/lib/i18n/localized-path';
import { referralField } from '@/lib/sign-in/fields';

/** Null where this visit is by no invitation. */
export function invitedBy(publicPath: string, query: URLSearchParams): string | null {
  if (splitLocale(publicPath).path !== '/register') return null;
  return referralField.parse(query.get('referral_code') ?? '') || null;
}
