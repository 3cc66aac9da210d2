/**
 * What the pages at the door read in their address: where the customer wanted to go, who invited them, which way it is.
 */
import 'server-only';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMarket } from '@/lib/market/market';
import { returnPath } from '@/lib/return-path';
import { referralField } from '@/lib/sign-in/fields';

export type AuthSearchParams = Promise<Record<string, string | string[] | undefined>>;

export async function readAuthQuery(searchParams: AuthSearchParams) {
  const [query, { locale }] = await Promise.all([searchParams, pageMarket()]);
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    locale,
    back: returnPath(text('returnTo'), localizedPath(locale, '/')),
    /** Marketplaces' invitations say `referral_code` (API 4.3). */
    referral: referralField.parse(text('referral_code') || text('referral')),
    way: text('way'),
  };
}
