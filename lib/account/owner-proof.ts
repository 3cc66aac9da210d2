/**
 * Proves that a signed-in customer is the account's owner: by the password, or for an account without one by a code
 * sent to its e-mail address or phone number (docs/api.md 4.6, docs/decisions/051).
 */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { endToken } from '@/lib/api/customer';
import { type Refusal, refuseFields } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import type { SentCode } from '@/lib/profile/confirmation';
import { refuseWrongPassword } from '@/lib/profile/password';
import type { Customer } from '@/lib/session/session';
import { mailReset, proveCode } from '@/lib/sign-in/codes/codes';
import { type CodeOutcome, mailOutcome, textCode } from '@/lib/sign-in/codes/sms';

/** Null when the password is right. */
export async function refuseStranger(
  customer: Customer,
  typed: string | undefined,
  locale: Locale,
): Promise<Refusal | null> {
  if (!typed) return refuseFields({ old_password: 'required' });
  return refuseWrongPassword(customer, typed, locale);
}

/** Sends the API's code for a forgotten password: it proves who reads that mailbox or phone. No password is changed. */
export async function sendOwnerCode(
  { email, phone }: Customer,
  captcha: string,
  locale: Locale,
): Promise<CodeOutcome<SentCode>> {
  const sentAt = Date.now();
  if (email !== '') {
    const sent = mailOutcome(await mailReset(email, locale));
    return sent.ok ? { ok: true, value: { kind: 'reset', to: email, handle: '', sentAt } } : sent;
  }
  const sent = await textCode({ phone, referral: '', captcha }, locale);
  return sent.ok ? { ok: true, value: { ...sent.value, to: phone, sentAt } } : sent;
}

/**
 * Checks the code, and ends the token that the API answers it with. "gone" when the code belongs to another account.
 */
export async function proveOwner(
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
