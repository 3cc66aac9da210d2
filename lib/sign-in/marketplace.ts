/** Tells the marketplace who has signed in elsewhere (API 4.5), and nothing but what a verified token says. */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { NoticeKey } from '@/lib/notice';
import { type SignedIn, signedInSchema } from '@/lib/profile/schema';
import { isAbout } from '@/lib/sign-in/codes';
import type { Identity } from '@/lib/sign-in/id-token';
import type { Provider } from '@/lib/sign-in/ways';

export type MarketplaceSignIn = { ok: true; signedIn: SignedIn; isFirst: boolean } | { ok: false; why: NoticeKey };

/**
 * An account that was made for this very answer is at most so old in it, in milliseconds; it is told in whole seconds.
 */
const justMade = 5000;

const toldSchema = z.object({
  timestamp: text,
  data: z.intersection(signedInSchema, z.object({ user: z.object({ created_at: text }) })),
});

/** `by` is a provider, or a link in a mail. */
export async function signInAtMarketplace(
  by: Provider | 'email-link',
  identity: Identity,
  referral: string,
  locale: Locale,
): Promise<MarketplaceSignIn> {
  const told = await tell(by === 'email-link' ? 'google' : by, identity, referral, locale);
  if (told.ok) {
    const { timestamp, data } = told.value;
    const { user, ...signedIn } = data;
    // Both are the marketplace's clock.
    const age = Date.parse(timestamp) - Date.parse(user.created_at.replace(' ', 'T'));
    return { ok: true, signedIn, isFirst: age < justMade };
  }
  if (isAbout('referral', told) && referral !== '') return signInAtMarketplace(by, identity, '', locale);
  // Any inner failure reads as "User is banned!" (API 4.5).
  if (told.why === 'gone') return { ok: false, why: 'signInBanned' };
  return {
    ok: false,
    why: told.why === 'offline' ? 'signInDown' : isAbout('email', told) ? 'signInNoEmail' : 'signInRefused',
  };
}

async function tell(
  provider: Provider,
  { id, email, name, picture }: Identity,
  referral: string,
  locale: Locale,
): Promise<Outcome<z.output<typeof toldSchema>>> {
  // An account wants a first name; one that came by a link has none yet (SPEC's update-details asks for it).
  const person = { id, email, name: name || email.split('@')[0], ...(picture && { avatar: picture }) };
  const body = { ...person, ...(referral && { referral }) };
  const ask = (by: string) =>
    liveApi({ path: `auth/${by}/callback`, method: 'POST', body, locale, schema: toldSchema });
  const told = await ask(provider);
  // R1 knows no Apple, and its own web sends Apple's customers here (API 4.5).
  return provider === 'apple' && !told.ok && told.why === 'unauthorized' ? ask('google') : told;
}
