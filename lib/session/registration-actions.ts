'use server';

/** Becoming a customer by e-mail (API 4.3): the address, and once its code was right who they are. */
import { z } from 'zod';
import { single } from '@/lib/api/schema';
import { callApi } from '@/lib/api/wire';
import { formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { leaveNotice } from '@/lib/notice';
import { returnPath } from '@/lib/places/return-path';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { redirect } from '@/lib/redirect';
import { isAbout, mailRegistration } from '@/lib/session/codes';
import { enter } from '@/lib/session/enter';
import { entryAt, writeEntry } from '@/lib/session/entry';
import { areSame, atSecond, emailField, nameField, passwordField, referralField } from '@/lib/session/fields';
import { sending } from '@/lib/session/limits';
import { signedInSchema } from '@/lib/session/schema';
import { endSession } from '@/lib/session/sign-in-again';

const registerSchema = z.object({ email: emailField, referral: referralField, returnTo: z.string().optional() });

export const register = formAction(registerSchema, async ({ value, locale, refuse, refuseFields }) => {
  const { email, referral } = value;
  if (await sending.mustWait(email)) return refuse('tooManyCodes');
  await sending.count(email);
  const sent = await mailRegistration(email, referral, locale);
  if (isAbout('referral', sent)) return refuseFields({ referral: 'referralUnknown' });
  if (isAbout('email', sent)) return refuseFields({ email: 'emailTaken' });
  if (!sent.ok) return refuse(sent.why === 'offline' ? 'offlineDoor' : 'codeNotSent');
  const back = returnPath(value.returnTo, localized(locale, '/'));
  const sentAt = Date.now();
  await writeEntry({ step: 'code', kind: 'register', to: email, handle: '', isReset: false, sentAt, back, referral });
  redirect(localized(locale, '/verify-phone'));
});

const newcomerSchema = z
  .object({
    firstname: nameField,
    lastname: z.string().trim().max(100, 'tooLong').default(''),
    password: passwordField,
    password_confirmation: z.string('required').max(200, 'tooLong'),
  })
  .refine(areSame, atSecond('passwordsDiffer'));

export const finishRegistration = formAction(newcomerSchema, async ({ value, locale, refuse }) => {
  const entry = await entryAt('details');
  if (entry === null) return beginAgain('/register', locale);
  const { email, referral, back } = entry;
  const signedIn = await callApi({
    path: 'auth/after-verify',
    method: 'POST',
    body: { ...withoutEmpty(value), email, ...(referral && { referral }) },
    locale,
    schema: single(signedInSchema),
  });
  if (!signedIn.ok && signedIn.why === 'offline') return refuse('offlineDoor');
  if (!signedIn.ok) return beginAgain('/register', locale);
  redirect(await enter(signedIn.value, { locale, back, first: '/welcome' }));
});

const nameSchema = z.object({
  firstname: nameField,
  lastname: z.string().trim().max(100, 'tooLong').default(''),
  returnTo: z.string().optional(),
});

/** Somebody who came by phone has no name yet. */
export const sayName = formAction(nameSchema, async ({ value, locale, refuse, address }) => {
  const { returnTo, ...names } = value;
  const saved = await changeProfile({ body: withoutEmpty(names) }, locale);
  if (!saved.ok && saved.why === 'unauthorized') return endSession(address);
  if (!saved.ok) return refuse(saved.why === 'offline' ? 'offlineDoor' : 'refused');
  const back = returnPath(returnTo, localized(locale, '/'));
  redirect(`${localized(locale, '/welcome')}?${new URLSearchParams({ returnTo: back })}`);
});

/** The proof is too old, or was made in another browser. */
async function beginAgain(page: string, locale: Parameters<typeof localized>[0]): Promise<never> {
  await leaveNotice('entryGone', 'trouble');
  redirect(localized(locale, page));
}
