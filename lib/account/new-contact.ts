/**
 * Proves that a new e-mail address or phone number is the customer's own, then gives it to their account. The API has
 * no code for somebody who is signed in: it proves a contact by making an account for it. That account is erased with
 * its own token before the customer's takes the contact (docs/decisions/051).
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { endToken, tokenApi } from '@/lib/api/customer';
import { liveApi } from '@/lib/api/live';
import { single, text } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Confirmation, SentCode } from '@/lib/profile/confirmation';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { type OwnProfile, signedInSchema } from '@/lib/profile/schema';
import { mailRegistration, proveCode } from '@/lib/sign-in/codes';
import { confirmPhone } from '@/lib/sign-in/phone-code';
import { mailed, type Texted, textCode } from '@/lib/sign-in/sms';
import { sharedStore } from '@/lib/stores/shared-store';

export type Contact = 'email' | 'phone';

/** Seconds in which a proof that was cut off can be taken up again, and the age of an account that may be erased. */
const hour = 3600;

interface CodeRequest {
  contact: Contact;
  to: string;
  /** The captcha's token, or empty. */
  captcha: string;
}

/** A code goes there whether or not some account has the contact already: nobody learns that by asking. */
export async function sendContactCode(
  { contact, to, captcha }: CodeRequest,
  locale: Locale,
): Promise<Texted<SentCode>> {
  const sent =
    contact === 'phone'
      ? await textCode({ phone: to, referral: '', captcha }, locale)
      : mailed(await mailCode(to, locale));
  return sent.ok ? { ok: true, value: { ...sent.value, to, sentAt: Date.now() } } : sent;
}

async function mailCode(email: string, locale: Locale): Promise<Outcome<Pick<SentCode, 'kind' | 'handle'>>> {
  const sent = await mailRegistration(email, '', locale);
  return sent.ok ? { ok: true, value: { ...sent.value, handle: '' } } : sent;
}

/** "taken": the code is right, and the contact belongs to another account that is not ours to erase. */
export async function proveContact(
  { customer, code, firstName }: { customer: string; code: SentCode; firstName: string },
  typed: string,
  locale: Locale,
): Promise<Outcome<'free' | 'taken'>> {
  if (code.kind === 'provider-phone') return proveByProvider(code, typed, locale);
  const mark = `contact-proof:${code.to}`;
  // Set before the call that makes the account: should its answer be lost, the next code still finds whose doing it was.
  if (code.kind === 'register' || code.kind === 'new-phone') await sharedStore.set(mark, customer, hour);
  const proven = await proveCode({ ...code, referral: '' }, typed, locale);
  if (!proven.ok) return proven;
  const made =
    proven.value.kind === 'signed-in'
      ? { ok: true as const, value: proven.value.signedIn }
      : await makeAccount(code.to, firstName, locale);
  if (!made.ok) return made;
  const { token } = made.value;
  const isOurs = (await sharedStore.get(mark)) === customer && (await isNew(token, locale));
  if (!isOurs) {
    await endToken(token, locale);
    return { ok: true, value: 'taken' };
  }
  const path = 'dashboard/user/profile/delete';
  const erased = await tokenApi(token, { path, method: 'DELETE', locale, schema: z.unknown() });
  if (!erased.ok) return erased;
  await sharedStore.release(mark);
  return { ok: true, value: 'free' };
}

/** The identity provider proves a number without an account; whether another one has it, the API says when it is saved. */
async function proveByProvider({ handle, to }: SentCode, typed: string, locale: Locale): Promise<Outcome<'free'>> {
  const proven = await confirmPhone(handle, typed, locale);
  if (!proven.ok) return proven;
  return proven.value === to ? { ok: true, value: 'free' } : { ok: false, why: 'gone' };
}

/** A mailed code makes no account by itself, so nothing could be erased; this makes the one that it stands for. */
async function makeAccount(email: string, firstname: string, locale: Locale) {
  const password = randomBytes(24).toString('base64url');
  const body = { email, firstname, password, password_confirmation: password };
  return liveApi({ path: 'auth/after-verify', method: 'POST', body, locale, schema: single(signedInSchema) });
}

const ageSchema = z
  .object({ timestamp: text, data: z.object({ created_at: text }) })
  // Both times are from the marketplace's clock.
  .transform(({ timestamp, data }) => Date.parse(timestamp) - Date.parse(data.created_at.replace(' ', 'T')));

/** The API may have known the contact of an account that never confirmed it: an older one is somebody's own. */
async function isNew(token: string, locale: Locale): Promise<boolean> {
  const age = await tokenApi(token, { path: 'dashboard/user/profile/show', locale, schema: ageSchema });
  return age.ok && age.value < hour * 1000;
}

/** A phone number goes as an empty body with everything in the query (docs/behaviour.md 7). */
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
