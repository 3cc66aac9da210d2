/** Reads the query of the sign-in pages: where the customer wanted to go, who has invited them, and the chosen way. */
import 'server-only';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { pageMarket } from '@/lib/market/market';
import type { PageQuery } from '@/lib/paths/page-query';
import { readEntry } from '@/lib/sign-in/entry';
import { referralField } from '@/lib/sign-in/fields';
import { usedWay } from '@/lib/sign-in/used-way';
import { backFromSignIn } from '@/lib/sign-in/way-back';

export type AuthQuery = Awaited<ReturnType<typeof readAuthQuery>>;
export type AuthSearchParams = Promise<PageQuery>;

export async function readAuthQuery(searchParams: AuthSearchParams) {
  const [query, { locale }, invited] = await Promise.all([searchParams, pageMarket(), readCookie('invited')]);
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  return {
    locale,
    /** A public path of this site. */
    back: backFromSignIn(text('returnTo'), locale),
    /** Invitation links of marketplaces use `referral_code` (docs/api.md 4.3); it is remembered (lib/sign-in/invited.ts). */
    referral: referralField.parse(text('referral_code') || text('referral') || invited || ''),
    way: text('way'),
    /** The way in which they signed in before, if it is one besides the password. */
    used: await usedWay(text('used')),
    /** What was typed on the page before: whom a code was sent to, or who could not sign in; else empty. */
    sentTo: text('again') === '' ? '' : await lastTyped(),
  };
}

/** As a customer would type it: an e-mail address, or a phone number with a plus. */
async function lastTyped(): Promise<string> {
  const entry = await readEntry();
  if (entry?.step === 'forgotten') return entry.login;
  const to = entry?.step === 'code' ? entry.to : '';
  return /^\d+$/.test(to) ? `+${to}` : to;
}
