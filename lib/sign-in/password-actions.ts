'use server';

/** Sets a new password after a forgotten one (docs/api.md 4.6), or the first one of an account (docs/api.md 13.3). */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { formAction, pageAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { refuseUnwritten } from '@/lib/forms/refuse-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';
import { accountNamed, credentialsOf } from '@/lib/profile/credentials';
import { maySetFirstPassword } from '@/lib/profile/first-password';
import { isCommonPassword } from '@/lib/profile/new-password';
import { messageLimiter } from '@/lib/rate-limit/limiters';
import { endOtherSessions } from '@/lib/session/other-sessions';
import { readSession } from '@/lib/session/session';
import { requireSession, SessionEnded } from '@/lib/session/session-ended';
import { mailReset, textReset } from '@/lib/sign-in/codes/codes';
import { type CodeOutcome, mailOutcome, withinBudget } from '@/lib/sign-in/codes/sms';
import { entryAt, removeEntry, writeEntry } from '@/lib/sign-in/entry';
import { forgottenSchema, newPasswordSchema, resetSchema } from '@/lib/sign-in/form-schema';
import { backFromSignIn } from '@/lib/sign-in/way-back';

/** Leaves the form for signing in with what was typed there; the password is not looked at. */
export const forgetPassword = pageAction(forgottenSchema, async ({ inputs: { login, returnTo }, locale }) => {
  const back = backFromSignIn(returnTo, locale);
  if (login !== '') await writeEntry({ step: 'forgotten', login, back, referral: '' });
  const query = new URLSearchParams({ ...(login !== '' && { again: '1' }), returnTo: back });
  redirect(`${localizedPath(locale, '/reset-password')}?${query}`);
});

/** Answers everybody alike, so that nobody learns whether the account exists. */
export const askReset = formAction(resetSchema, async ({ inputs, locale }) => {
  const credentials = credentialsOf(inputs.login);
  if (credentials === null) return refuseFields({ login: inputs.login.includes('@') ? 'email' : 'emailOrPhone' });
  const isEmail = 'email' in credentials;
  const to = isEmail ? credentials.email : credentials.phone;
  if ((await messageLimiter.begin(accountNamed(credentials))) === null) return refuse('tooManyCodes');
  const sent = isEmail
    ? withoutHandle(mailOutcome(await mailReset(to, locale)))
    : await withinBudget(to, () => textReset(to, locale));
  if (!sent.ok) return refuse(sent.why);
  const kind = isEmail ? 'reset' : 'known-phone';
  const back = backFromSignIn(inputs.returnTo, locale);
  const sentAt = Date.now();
  await writeEntry({ step: 'code', kind, to, handle: sent.value, isReset: true, sentAt, back, referral: '' });
  redirect(await needingCookies(localizedPath(locale, '/verify-phone')));
});

/** Of a mailed code the API says nothing that it needs back with the code, as it does of an SMS. */
function withoutHandle(sent: CodeOutcome<unknown>): CodeOutcome<string> {
  return sent.ok ? { ok: true, value: '' } : sent;
}

/** Does not ask for the old password, so it is only for customers who have none or were just verified. */
export const setPassword = formAction(newPasswordSchema, async ({ inputs, locale }) => {
  const session = await readSession();
  if (session === null) throw new SessionEnded();
  const entry = await entryAt('new-password');
  const isProven = entry?.customerId === session.customer.id;
  if (!isProven && (session.customer.hasPassword || !(await maySetFirstPassword())))
    redirect(localizedPath(locale, '/profile#password'));
  const { returnTo, password } = inputs;
  if (await isCommonPassword(password)) return refuseFields({ password: 'passwordCommon' });
  const path = 'dashboard/user/profile/password/update';
  const body = { password, password_confirmation: password };
  const saved = requireSession(await customerApi({ path, method: 'POST', body, locale, schema: z.unknown() }));
  if (!saved.ok && saved.why === 'refused' && saved.params.password) return refuseFields({ password: 'fieldRefused' });
  if (!saved.ok) return refuseUnwritten(saved);
  await removeEntry();
  await endOtherSessions({ ...session, customer: { ...session.customer, hasPassword: true } });
  await leaveNotice('passwordSet');
  redirect(backFromSignIn(returnTo, locale));
});
