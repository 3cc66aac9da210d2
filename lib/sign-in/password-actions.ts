'use server';

/** A forgotten password (API 4.6), and the first one of somebody who came without (API 13.3). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { formAction } from '@/lib/forms/form-action';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notice';
import { sending } from '@/lib/rate-limit/limits';
import { redirect } from '@/lib/redirect';
import { returnPath } from '@/lib/return-path';
import { endSession } from '@/lib/session/end-session';
import { readSession, writeSession } from '@/lib/session/session';
import { mailReset, textReset } from '@/lib/sign-in/codes';
import { entryAt, removeEntry, writeEntry } from '@/lib/sign-in/entry';
import { areSame, atSecond, emailField, passwordField, phoneField } from '@/lib/sign-in/fields';

const resetSchema = z.object({
  login: z.string('required').trim().min(1, 'required').max(254, 'tooLong'),
  returnTo: z.string().optional(),
});

/** The same answer for everybody: whether there is such an account is nobody's business. */
export const askReset = formAction(resetSchema, async ({ value, locale, refuse, refuseFields }) => {
  const isEmail = value.login.includes('@');
  const login = (isEmail ? emailField : phoneField).safeParse(value.login);
  if (!login.success) return refuseFields({ login: isEmail ? 'email' : 'emailOrPhone' });
  const to = login.data;
  if (await sending.mustWait(to)) return refuse('tooManyCodes');
  await sending.count(to);
  const sent = isEmail ? await mailReset(to, locale) : await textReset(to, locale);
  if (!sent.ok) return refuse(sent.why === 'offline' ? 'offlineDoor' : isEmail ? 'codeNotSent' : 'smsNotSent');
  const handle = typeof sent.value === 'string' ? sent.value : '';
  const kind = isEmail ? 'reset' : 'known-phone';
  const back = returnPath(value.returnTo, localizedPath(locale, '/'));
  await writeEntry({ step: 'code', kind, to, handle, isReset: true, sentAt: Date.now(), back, referral: '' });
  redirect(localizedPath(locale, '/verify-phone'));
});

const newPasswordSchema = z
  .object({
    password: passwordField,
    password_confirmation: z.string('required').max(200, 'tooLong'),
    returnTo: z.string().optional(),
  })
  .refine(areSame, atSecond('passwordsSame'));

/** Asks for no old password, so it is for those alone who have none or have just proven who they are. */
export const setPassword = formAction(newPasswordSchema, async ({ value, locale, pagePath, refuse, refuseFields }) => {
  const session = await readSession();
  if (session === null) return endSession(pagePath);
  const entry = await entryAt('new-password');
  if (session.customer.hasPassword && entry?.customerId !== session.customer.id)
    redirect(localizedPath(locale, '/profile'));
  const { returnTo, ...body } = value;
  const path = 'dashboard/user/profile/password/update';
  const saved = await customerApi({ path, method: 'POST', body, locale, schema: z.unknown() });
  if (!saved.ok && saved.why === 'unauthorized') return endSession(pagePath);
  if (!saved.ok && saved.why === 'refused' && saved.params.password) return refuseFields({ password: 'fieldRefused' });
  if (!saved.ok) return refuse(saved.why === 'offline' ? 'offlineDoor' : 'refused');
  await removeEntry();
  await writeSession({ ...session, customer: { ...session.customer, hasPassword: true } });
  await leaveNotice('passwordSet');
  redirect(returnPath(returnTo, localizedPath(locale, '/')));
});
