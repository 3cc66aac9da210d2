/**
 * Proves that a new e-mail address or phone number is the customer's own, then sets it in their account. The API has no
 * code for this: it verifies a contact only by creating an account for it. That new account is deleted with its own
 * token before the customer's account gets the contact (docs/decisions/051).
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { endToken, tokenApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Confirmation, SentCode } from '@/lib/profile/confirmation';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { type OwnProfile, signedInSchema } from '@/lib/profile/schema';
import { mailRegistration, proveCode } from '@/lib/sign-in/codes/codes';
import { confirmPhone } from '@/lib/sign-in/codes/phone-code';
import { type CodeOutcome, mailOutcome, textCode } from '@/lib/sign-in/codes/sms';
import { accountAge } from '@/lib/sign-in/identity/account-age';
import { sharedStore } from '@/lib/stores/shared-store';
import { secondsIn } from '@/lib/time-units';

export type Contact = 'email' | 'phone';

/** Seconds in which an interrupted proof can be continued. An older account was not made by it, and must not be deleted. */
const proofLasts = secondsIn.hour;

interface CodeRequest {
  contact: Contact;
  to: string;
  /** The captcha's token, or empty. */
  captcha: string;
}

/** Sends a code whether or not another account has this contact, so that nobody can find out by asking. */
export async function sendContactCode(
  { contact, to, captcha }: CodeRequest,
  locale: Locale,
): Promise<CodeOutcome<SentCode>> {
  const sent =
    contact === 'phone'
      ? await textCode({ phone: to, referral: '', captcha }, locale)
      : mailOutcome(await mailCode(to, locale));
  return sent.ok ? { ok: true, value: { ...sent.value, to, sentAt: Date.now() } } : sent;
}

async function mailCode(email: string, locale: Locale): Promise<Outcome<Pick<SentCode, 'kind' | 'handle'>>> {
  const sent = await mailRegistration(email, '', locale);
  return sent.ok ? { ok: true, value: { ...sent.value, handle: '' } } : sent;
}

/** "taken": the code is right, but the contact belongs to another account, which we must not delete. */
export async function proveContact(
  { customer, code, firstName }: { customer: string; code: SentCode; firstName: string },
  typed: string,
  locale: Locale,
): Promise<Outcome<'free' | 'taken'>> {
  if (code.kind === 'identity-phone') return proveByIdentityProvider(code, typed, locale);
  const mark = `contact-proof:${code.to}`;
  // Set before the call that creates the account: if its answer is lost, the next code still finds who created it.
  if (code.kind === 'register' || code.kind === 'new-phone') await sharedStore.set(mark, customer, proofLasts);
  const proven = await proveCode({ ...code, referral: '' }, typed, locale);
  if (!proven.ok) return proven;
  const made =
    proven.value.kind === 'signed-in'
      ? { ok: true as const, value: proven.value.signedIn }
      : await makeAccount(code.to, firstName, locale);
  if (!made.ok) return made;
  const { token } = made.value;
  const isMarked = (await sharedStore.get(mark)) === customer;
  const age = isMarked ? await ageOf(token, locale) : null;
  const isOurs = age?.ok === true && age.value < proofLasts * 1000;
  if (!isOurs) {
    await endToken(token, locale);
    // Without an answer we cannot know whose account it is. The mark stays, so that the next code can find out.
    return age?.ok === false && age.why === 'offline' ? age : { ok: true, value: 'taken' };
  }
  const path = 'dashboard/user/profile/delete';
  const erased = await tokenApi(token, { path, method: 'DELETE', locale, schema: z.unknown() });
  if (!erased.ok) return erased;
  await sharedStore.release(mark);
  return { ok: true, value: 'free' };
}

/**
 * The identity provider verifies a number without creating an account; the API refuses a number in use when it is
 * saved.
 */
async function proveByIdentityProvider(
  { handle, to }: SentCode,
  typed: string,
  locale: Locale,
): Promise<Outcome<'free'>> {
  const proven = await confirmPhone(handle, typed, locale);
  if (!proven.ok) return proven;
  return proven.value === to ? { ok: true, value: 'free' } : { ok: false, why: 'gone' };
}

/**
 * A mailed code creates no account by itself; this creates the one that proves the contact, and that is deleted
 * afterwards.
 */
async function makeAccount(email: string, firstname: string, locale: Locale) {
  const password = randomBytes(24).toString('base64url');
  const body = { email, firstname, password, password_confirmation: password };
  return liveApi({ path: 'auth/after-verify', method: 'POST', body, locale, schema: envelope(signedInSchema) });
}

const ageSchema = z
  .object({ timestamp: text, data: z.object({ created_at: text }) })
  .transform(({ timestamp, data }) => accountAge(timestamp, data.created_at));

/** The contact may be that of an account that never confirmed it. Such an account is older and belongs to somebody. */
async function ageOf(token: string, locale: Locale): Promise<Outcome<number>> {
  return tokenApi(token, { path: 'dashboard/user/profile/show', locale, schema: ageSchema });
}

/** The API takes a phone number in the query, with an empty body (docs/behaviour.md 7). */
export async function changeContact(
  { change, to }: Pick<Confirmation, 'change' | 'to'>,
  { customer, birthday, gender }: OwnProfile,
  locale: Locale,
): Promise<Outcome<OwnProfile>> {
  const { firstName: firstname, lastName: lastname } = customer;
  if (change === 'email') return changeProfile({ body: { firstname, email: to } }, locale);
  const query = withoutEmpty({ firstname, lastname, birthday, gender, phone: to });
  return changeProfile({ query }, locale);
}
