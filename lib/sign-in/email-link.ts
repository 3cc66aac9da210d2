/** A link in a mail that signs in (sendOobCode, signInWithEmailLink): sent, and opened on this device or another. */
import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notice';
import { sending } from '@/lib/rate-limit/limits';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { writeEntry } from '@/lib/sign-in/entry';
import { callFirebase, type FirebaseOutcome } from '@/lib/sign-in/firebase-client';
import { verifyIdToken } from '@/lib/sign-in/id-token';
import { signInAtMarketplace } from '@/lib/sign-in/marketplace';

interface Wish {
  /** A public address of this site. */
  back: string;
  referral: string;
}

/** Mails the link and remembers here whom it was for. */
export async function sendLink(email: string, { back, referral }: Wish): Promise<FirebaseOutcome<unknown>> {
  const { locale } = splitLocale(back);
  const continueUrl = `${env().SITE_URL}/api/sign-in/link?${new URLSearchParams({ returnTo: back })}`;
  const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true };
  const sent = await callFirebase({ call: 'sendOobCode', body, locale, schema: z.unknown() });
  if (sent.ok) await writeEntry({ step: 'link-sent', email, back, referral });
  return sent;
}

/** For an address that a provider does not vouch for. Answers the page that says so, null when no mail went out. */
export async function confirmByLink(email: string, wish: Wish): Promise<string | null> {
  if (await sending.mustWait(email)) return null;
  await sending.count(email);
  if (!(await sendLink(email, wish)).ok) return null;
  await leaveNotice('signInConfirm');
  return linkPage(wish.back);
}

export type Opened = { ok: true; next: string } | { ok: false; why: 'address' | NoticeKey };

/** Signs in with the code of a link that was sent to `email`; "address": it was sent to another one. */
export async function openLink(email: string, code: string, { back, referral }: Wish): Promise<Opened> {
  const { locale } = splitLocale(back);
  const schema = z.object({ idToken: z.string() });
  const outcome = await callFirebase({ call: 'signInWithEmailLink', body: { email, oobCode: code }, locale, schema });
  if (!outcome.ok)
    return { ok: false, why: outcome.why === 'down' ? 'signInDown' : (reasons[outcome.code] ?? 'signInRefused') };
  const verified = await verifyIdToken(outcome.value.idToken, 'password');
  if (!verified.ok) return { ok: false, why: verified.why === 'down' ? 'signInDown' : 'signInRefused' };
  const { value: identity } = verified;
  if (!identity.isEmailProven || identity.email !== email) return { ok: false, why: 'signInRefused' };
  const told = await signInAtMarketplace('email-link', identity, referral, locale);
  if (!told.ok) return told;
  return {
    ok: true,
    next: await completeSignIn(told.signedIn, { locale, back, first: firstPage(told.isFirst, identity.name) }),
  };
}

export function linkPage(back: string): string {
  const query = new URLSearchParams({ way: 'link', returnTo: back });
  return `${localizedPath(splitLocale(back).locale, '/login')}?${query}`;
}

const reasons: Record<string, 'address' | NoticeKey> = {
  INVALID_EMAIL: 'address',
  INVALID_OOB_CODE: 'linkUsed',
  EXPIRED_OOB_CODE: 'linkExpired',
  USER_DISABLED: 'signInBanned',
};

/** Nobody has told a name yet, unless a provider did before. */
function firstPage(isFirst: boolean, name: string): string | undefined {
  if (!isFirst) return undefined;
  return name === '' ? '/update-details' : '/welcome';
}
