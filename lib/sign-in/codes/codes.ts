/** Sends the API's codes by mail or SMS, and verifies a typed one (docs/api.md 4.3, 4.4, 4.6). */
import 'server-only';
import { z } from 'zod';
import type { Failure, Outcome } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type SignedIn, signedInSchema } from '@/lib/profile/schema';
import { confirmPhone } from '@/lib/sign-in/codes/phone-code';
import type { EntryAt } from '@/lib/sign-in/entry';

export type CodeKind = EntryAt<'code'>['kind'];

/** Stands for a code that was never sent, so that nobody learns which accounts exist. */
const nobody = { ok: true, value: '' } as const;

/**
 * Mails a code to register with, or to an address with an account a code to sign in with. The mail may say which of
 * them it is, the page must not (docs/decisions/049).
 */
export async function mailRegistration(
  email: string,
  referral: string,
  locale: Locale,
): Promise<Outcome<{ kind: CodeKind }>> {
  const query = { email, referral };
  const fresh = await liveApi({ path: 'auth/register', method: 'POST', query, body: {}, locale, schema: z.unknown() });
  if (fresh.ok) return { ok: true, value: { kind: 'register' } };
  if (!isFieldRefused('email', fresh) || isFieldRefused('referral', fresh)) return fresh;
  const known = await mailReset(email, locale);
  return known.ok ? { ok: true, value: { kind: 'known-email' } } : known;
}

export async function mailRegistrationAgain(email: string, locale: Locale): Promise<Outcome<unknown>> {
  const query = { email };
  return liveApi({ path: 'auth/resend-verify', method: 'POST', query, body: {}, locale, schema: z.unknown() });
}

/** Succeeds also for an address without an account. */
export async function mailReset(email: string, locale: Locale): Promise<Outcome<unknown>> {
  const query = { email };
  const sent = await liveApi({
    path: 'auth/forgot/email-password',
    method: 'POST',
    query,
    body: {},
    locale,
    schema: z.unknown(),
  });
  return isNobody(sent) ? nobody : sent;
}

const smsSchema = envelope(z.object({ verifyId: z.string().min(1) }).transform(({ verifyId }) => verifyId));

/**
 * Returns the handle of the code, for new and known customers alike: the page must not tell which of them it is. A
 * referral code that nobody has is left out, because it came by a link, and the form has no field to correct it in.
 */
export async function textPhone(
  phone: string,
  referral: string,
  locale: Locale,
): Promise<Outcome<{ kind: CodeKind; handle: string }>> {
  const query = { phone, referral };
  const fresh = await liveApi({ path: 'auth/register', method: 'POST', query, body: {}, locale, schema: smsSchema });
  if (fresh.ok) return { ok: true, value: { kind: 'new-phone', handle: fresh.value } };
  if (!isFieldRefused('phone', fresh)) return isUnknownReferral(referral, fresh) ? textPhone(phone, '', locale) : fresh;
  const known = await textReset(phone, locale);
  return known.ok ? { ok: true, value: { kind: 'known-phone', handle: known.value } } : known;
}

/** Returns the handle of the code; empty for a phone without an account. */
export async function textReset(phone: string, locale: Locale): Promise<Outcome<string>> {
  const body = { phone };
  const sent = await liveApi({ path: 'auth/forgot/password', method: 'POST', body, locale, schema: smsSchema });
  return isNobody(sent) || isFieldRefused('phone', sent) ? nobody : sent;
}

/** "details": the e-mail address is verified, and the account is still to be created. */
type Proven = { kind: 'details' } | { kind: 'signed-in'; signedIn: SignedIn };

type SentTo = Pick<EntryAt<'code'>, 'kind' | 'to' | 'handle' | 'referral'>;

/** Fails in the same way for a wrong code and for a code that was never sent. */
export async function proveCode(entry: SentTo, code: string, locale: Locale): Promise<Outcome<Proven>> {
  if (entry.kind === 'register') return proveEmail(entry.to, code, locale);
  const answer = await callWithCode(entry, code, locale);
  return answer.ok ? { ok: true, value: { kind: 'signed-in', signedIn: answer.value } } : answer;
}

async function proveEmail(email: string, code: string, locale: Locale): Promise<Outcome<Proven>> {
  const schema = envelope(z.object({ email: text }));
  const proven = await liveApi({ path: `auth/verify/${code}`, query: { email }, locale, schema });
  if (!proven.ok) return proven;
  // The API looks up the code alone, so this checks that it was sent to this address.
  return proven.value.email.toLowerCase() === email
    ? { ok: true, value: { kind: 'details' } }
    : { ok: false, why: 'gone' };
}

async function callWithCode(entry: SentTo, code: string, locale: Locale): Promise<Outcome<SignedIn>> {
  const { kind, to, handle, referral } = entry;
  const request = { method: 'POST', locale, schema: envelope(signedInSchema) } as const;
  if (kind === 'reset' || kind === 'known-email') {
    const query = { verifyCode: code, email: to };
    return liveApi({ ...request, path: `auth/forgot/email-password/${code}`, query, body: {} });
  }
  if (handle === '') return { ok: false, why: 'gone' };
  const path = kind === 'known-phone' ? 'auth/forgot/password/confirm' : 'auth/verify/phone';
  if (kind !== 'identity-phone') return liveApi({ ...request, path, body: { verifyId: handle, verifyCode: code } });
  const phone = await confirmPhone(handle, code, locale);
  if (!phone.ok) return phone;
  const body = { type: 'firebase', phone: phone.value };
  const invited = await liveApi({ ...request, path, body: { ...body, ...(referral && { referral }) } });
  return isUnknownReferral(referral, invited) ? liveApi({ ...request, path, body }) : invited;
}

/** Whether there is nobody who invites by this code. */
function isUnknownReferral(referral: string, outcome: Outcome<unknown>): boolean {
  return referral !== '' && isFieldRefused('referral', outcome);
}

/** Whether it is a refusal of that field. */
export function isFieldRefused(
  field: string,
  outcome: Outcome<unknown>,
): outcome is Extract<Failure, { why: 'refused' }> {
  return !outcome.ok && outcome.why === 'refused' && outcome.params[field] !== undefined;
}

function isNobody(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && (outcome.why === 'gone' || isFieldRefused('email', outcome));
}
