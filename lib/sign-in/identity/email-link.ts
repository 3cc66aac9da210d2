/**
 * Signs in by a mailed link (Firebase's sendOobCode and signInWithEmailLink): sends it, and accepts it on this device
 * or another.
 */
import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env';
import { splitLocale } from '@/lib/i18n/localized-path';
import { leaveNotice, type NoticeKey } from '@/lib/notices/notice';
import { messageLimiter } from '@/lib/rate-limit/limiters';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { loginPath } from '@/lib/session/login-path';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { writeEntry } from '@/lib/sign-in/entry';
import { callFirebase, type FirebaseOutcome } from '@/lib/sign-in/identity/firebase-client';
import { verifyIdToken } from '@/lib/sign-in/identity/id-token';
import { signInAtMarketplace } from '@/lib/sign-in/identity/marketplace';
import { reportSignIn } from '@/lib/telemetry';

interface LinkTarget {
  /** The public path to return to. */
  back: string;
  referral: string;
}

/** Mails the link, and remembers its recipient in this browser. */
export async function sendLink(email: string, { back, referral }: LinkTarget): Promise<FirebaseOutcome<unknown>> {
  const { locale } = splitLocale(back);
  const continueUrl = `${env().SITE_URL}/api/sign-in/link?${new URLSearchParams({ returnTo: back })}`;
  const body = { requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true };
  const sent = await callFirebase({ call: 'sendOobCode', body, locale, schema: z.unknown() });
  if (sent.ok) await writeEntry({ step: 'link-sent', email, back, referral });
  return sent;
}

/**
 * Verifies, by a mailed link, an e-mail address that a provider has not verified. Returns the path of the page that
 * says so, or null when no mail was sent.
 */
export async function confirmByLink(email: string, target: LinkTarget): Promise<string | null> {
  if ((await messageLimiter.begin(email)) === null) return null;
  if (!(await sendLink(email, target)).ok) return null;
  await leaveNotice('signInConfirm', 'info');
  return linkPage(target.back);
}

type Opened = { ok: true; next: string } | { ok: false; why: 'address' | NoticeKey };

/**
 * Signs in with the code of a link, and reports the result. "address": the link was sent to another address than
 * `email`.
 */
export async function openLink(email: string, code: string, target: LinkTarget): Promise<Opened> {
  const opened = await proveLink(email, code, target);
  if (!opened.ok) reportSignIn({ way: 'emailLink', outcome: 'refused', reason: opened.why });
  return opened;
}

async function proveLink(email: string, code: string, { back, referral }: LinkTarget): Promise<Opened> {
  if (!(await mayTakeFromQuota('proofs'))) return { ok: false, why: 'signInDown' };
  const { locale } = splitLocale(back);
  const schema = z.object({ idToken: z.string() });
  const outcome = await callFirebase({ call: 'signInWithEmailLink', body: { email, oobCode: code }, locale, schema });
  if (!outcome.ok)
    return { ok: false, why: outcome.why === 'down' ? 'signInDown' : (reasons[outcome.code] ?? 'signInRefused') };
  const verified = await verifyIdToken(outcome.value.idToken, 'password');
  if (!verified.ok) return { ok: false, why: verified.why === 'down' ? 'signInDown' : 'signInRefused' };
  const { value: identity } = verified;
  if (!identity.isEmailProven || identity.email !== email) return { ok: false, why: 'signInRefused' };
  const entered = await signInAtMarketplace('email-link', identity, referral, locale);
  if (!entered.ok) return entered;
  const first = firstPage(entered.isFirst, identity.name);
  return { ok: true, next: await completeSignIn(entered.signedIn, { way: 'emailLink', locale, back, first }) };
}

export function linkPage(back: string): string {
  return loginPath(back, { way: 'link' });
}

const reasons: Record<string, 'address' | NoticeKey> = {
  INVALID_EMAIL: 'address',
  INVALID_OOB_CODE: 'linkUsed',
  EXPIRED_OOB_CODE: 'linkExpired',
  USER_DISABLED: 'signInBanned',
};

/** A new customer's name is unknown, unless Firebase knows it from a provider. */
function firstPage(isFirst: boolean, name: string): string | undefined {
  if (!isFirst) return undefined;
  return name === '' ? '/update-details' : '/welcome';
}
