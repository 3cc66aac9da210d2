/** The codes of the API (4.3, 4.4, 4.6): sends them by mail or SMS, and asks whether one is right. */
import 'server-only';
import { z } from 'zod';
import type { Failure, Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { single, text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type SignedIn, signedInSchema } from '@/lib/profile/schema';
import type { EntryAt } from '@/lib/sign-in/entry';
import { confirmPhone } from '@/lib/sign-in/phone-code';

export type CodeKind = EntryAt<'code'>['kind'];

/** The API gave no code away: there is nobody to send it to. */
const nobody = { ok: true, value: '' } as const;

/** Answers nothing; "refused" with `params.email` for an address that has an account already. */
export async function mailRegistration(email: string, referral: string, locale: Locale): Promise<Outcome<unknown>> {
  const query = { email, referral };
  return liveApi({ path: 'auth/register', method: 'POST', query, body: {}, locale, schema: z.unknown() });
}

export async function mailRegistrationAgain(email: string, locale: Locale): Promise<Outcome<unknown>> {
  const query = { email };
  return liveApi({ path: 'auth/resend-verify', method: 'POST', query, body: {}, locale, schema: z.unknown() });
}

/** Answers the same for one who has no account. */
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

const smsSchema = single(z.object({ verifyId: z.string().min(1) }).transform(({ verifyId }) => verifyId));

/**
 * Answers the handle of the code, for a new customer or a known one: which of them it was stays between us and the API.
 */
export async function textPhone(
  phone: string,
  referral: string,
  locale: Locale,
): Promise<Outcome<{ kind: CodeKind; handle: string }>> {
  const query = { phone, referral };
  const fresh = await liveApi({ path: 'auth/register', method: 'POST', query, body: {}, locale, schema: smsSchema });
  if (fresh.ok) return { ok: true, value: { kind: 'new-phone', handle: fresh.value } };
  if (!isAbout('phone', fresh)) return fresh;
  const known = await textReset(phone, locale);
  return known.ok ? { ok: true, value: { kind: 'known-phone', handle: known.value } } : known;
}

/** Answers the handle, empty for a phone that has no account. */
export async function textReset(phone: string, locale: Locale): Promise<Outcome<string>> {
  const body = { phone };
  const sent = await liveApi({ path: 'auth/forgot/password', method: 'POST', body, locale, schema: smsSchema });
  return isNobody(sent) || isAbout('phone', sent) ? nobody : sent;
}

/** "details": the e-mail is proven, the account is yet to be made. */
export type Proven = { kind: 'details' } | { kind: 'signed-in'; signedIn: SignedIn };

/** A code that fits nobody is a refusal like a wrong one. */
export async function proveCode(entry: EntryAt<'code'>, code: string, locale: Locale): Promise<Outcome<Proven>> {
  if (entry.kind === 'register') return proveEmail(entry.to, code, locale);
  const answer = await callWithCode(entry, code, locale);
  return answer.ok ? { ok: true, value: { kind: 'signed-in', signedIn: answer.value } } : answer;
}

async function proveEmail(email: string, code: string, locale: Locale): Promise<Outcome<Proven>> {
  const schema = single(z.object({ email: text }));
  const proven = await liveApi({ path: `auth/verify/${code}`, query: { email }, locale, schema });
  if (!proven.ok) return proven;
  // The code alone is looked up: it has to be the one of this address.
  return proven.value.email.toLowerCase() === email
    ? { ok: true, value: { kind: 'details' } }
    : { ok: false, why: 'gone' };
}

async function callWithCode(entry: EntryAt<'code'>, code: string, locale: Locale): Promise<Outcome<SignedIn>> {
  const { kind, to, handle, referral } = entry;
  const question = { method: 'POST', locale, schema: single(signedInSchema) } as const;
  if (kind === 'reset') {
    const query = { verifyCode: code, email: to };
    return liveApi({ ...question, path: `auth/forgot/email-password/${code}`, query, body: {} });
  }
  if (handle === '') return { ok: false, why: 'gone' };
  const path = kind === 'known-phone' ? 'auth/forgot/password/confirm' : 'auth/verify/phone';
  if (kind !== 'provider-phone') return liveApi({ ...question, path, body: { verifyId: handle, verifyCode: code } });
  const phone = await confirmPhone(handle, code, locale);
  if (!phone.ok) return phone;
  const body = { type: 'firebase', phone: phone.value, ...(referral && { referral }) };
  return liveApi({ ...question, path, body });
}

/** Is this refusal about that field? */
export function isAbout(field: string, outcome: Outcome<unknown>): outcome is Extract<Failure, { why: 'refused' }> {
  return !outcome.ok && outcome.why === 'refused' && outcome.params[field] !== undefined;
}

function isNobody(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && (outcome.why === 'gone' || isAbout('email', outcome));
}
