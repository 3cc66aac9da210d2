/**
 * Signs a customer in at the marketplace with what a verified token says about them, and nothing else (docs/api.md
 * 4.5).
 */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { NoticeKey } from '@/lib/notices/notice';
import { type SignedIn, signedInSchema } from '@/lib/profile/schema';
import { isFieldRefused } from '@/lib/sign-in/codes/codes';
import { accountAge } from '@/lib/sign-in/identity/account-age';
import type { Identity } from '@/lib/sign-in/identity/id-token';
import type { SignInProvider } from '@/lib/sign-in/ways';

type MarketplaceSignIn = { ok: true; signedIn: SignedIn; isFirst: boolean } | { ok: false; why: NoticeKey };

/** Milliseconds. A younger account was created by this very call. */
const justCreated = 5000;

const answerSchema = z.object({
  timestamp: text,
  data: z.intersection(signedInSchema, z.object({ user: z.object({ created_at: text }) })),
});

/** `by` is a provider or a mailed link. `isFirst`: the call has created the account. */
export async function signInAtMarketplace(
  by: SignInProvider | 'email-link',
  identity: Identity,
  referral: string,
  locale: Locale,
): Promise<MarketplaceSignIn> {
  // The API knows no mailed links, but finds the account by e-mail under any provider (docs/api.md 4.5).
  const outcome = await callback(by === 'email-link' ? 'google' : by, identity, referral, locale);
  if (outcome.ok) {
    const { timestamp, data } = outcome.value;
    const { user, ...signedIn } = data;
    return { ok: true, signedIn, isFirst: accountAge(timestamp, user.created_at) < justCreated };
  }
  if (isFieldRefused('referral', outcome) && referral !== '') return signInAtMarketplace(by, identity, '', locale);
  // The API reports any inner failure as "User is banned!" (docs/api.md 4.5).
  if (outcome.why === 'gone') return { ok: false, why: 'signInBanned' };
  return {
    ok: false,
    why:
      outcome.why === 'offline' ? 'signInDown' : isFieldRefused('email', outcome) ? 'signInNoEmail' : 'signInRefused',
  };
}

async function callback(
  provider: SignInProvider,
  { id, email, name, picture }: Identity,
  referral: string,
  locale: Locale,
): Promise<Outcome<z.output<typeof answerSchema>>> {
  // An account needs a first name. After a mailed link there is none yet; the page /update-details asks for it.
  const person = { id, email, name: name || email.split('@')[0], ...(picture && { avatar: picture }) };
  const body = { ...person, ...(referral && { referral }) };
  const callBy = (by: string) =>
    liveApi({ path: `auth/${by}/callback`, method: 'POST', body, locale, schema: answerSchema });
  const outcome = await callBy(provider);
  // R1 does not know Apple, and its own web client sends Apple's customers to Google's path (docs/api.md 4.5).
  return provider === 'apple' && !outcome.ok && outcome.why === 'unauthorized' ? callBy('google') : outcome;
}
