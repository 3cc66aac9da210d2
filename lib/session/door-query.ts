/** What the pages at the door read in their address: where the customer wanted to go, who invited them, which way it is. */
import 'server-only';
import { localized } from '@/lib/i18n/address';
import { here } from '@/lib/market/here';
import { returnPath } from '@/lib/places/return-path';
import { referralField } from '@/lib/session/fields';

export type DoorSearch = Promise<Record<string, string | string[] | undefined>>;

export async function readDoorQuery(searchParams: DoorSearch) {
  const [query, { locale }] = await Promise.all([searchParams, here()]);
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    locale,
    back: returnPath(text('returnTo'), localized(locale, '/')),
    /** Marketplaces' invitations say `referral_code` (API 4.3). */
    referral: referralField.parse(text('referral_code') || text('referral')),
    way: text('way'),
  };
}
