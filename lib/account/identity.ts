/**
 * Proves that somebody who is signed in is the account's owner: by the password, or where there is none by a code sent
 * to the e-mail address or phone number that the account has (docs/api.md 4.6, docs/decisions/051).
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { endToken } from '@/lib/api/customer';
import { type Refusal, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import type { SentCode } from '@/lib/profile/confirmation';
import { refuseWrongPassword } from '@/lib/profile/password';
import type { Customer } from '@/lib/session/session';
import { mailReset, proveCode } from '@/lib/sign-in/codes';
import { mailed, type Texted, textCode } from '@/lib/sign-in/sms';

/** Null when the password is right. */
export async function refuseStranger(
  customer: Customer,
  typed: string | undefined,
  locale: Locale,
): Promise<Refusal | null> {
  if (!typed) return refuseFields({ old_password: 'required' });
  return refuseWrongPassword(customer, typed, locale);
}

/** The API's code for a forgotten password proves who reads that mail or SMS; no password is changed by it. */
export async function sendIdentityCode(
  { email, phone }: Customer,
  captcha: string,
  locale: Locale,
): Promise<Texted<SentCode>> {
  const sentAt = Date.now();
  if (email !== '') {
    const sent = mailed(await mailReset(email, locale));
    return sent.ok ? { ok: true, value: { kind: 'reset', to: email, handle: '', sentAt } } : sent;
  }
  const sent = await textCode({ phone, referral: '', captcha }, locale);
  return sent.ok ? { ok: true, value: { ...sent.value, to: phone, sentAt } } : sent;
}

/** Ends the token that the API answers the code with. "gone" when the code belongs to another account. */
export async function proveIdentity(
  code: SentCode,
  typed: string,
  customerId: string,
  locale: Locale,
): Promise<Outcome<true>> {
  const proven = await proveCode({ ...code, referral: '' }, typed, locale);
  if (!proven.ok) return proven;
  if (proven.value.kind !== 'signed-in') return { ok: false, why: 'gone' };
  const { token, customer } = proven.value.signedIn;
  await endToken(token, locale);
  return customer.id === customerId ? { ok: true, value: true } : { ok: false, why: 'gone' };
}
