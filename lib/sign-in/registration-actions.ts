'use server';

/** Registers by e-mail (docs/api.md 4.3): takes the address, then, after the right code, name and password. */
import { askAgain } from '@/lib/api/ask-again';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { formAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { refuse, refuseFields } from '@/lib/forms/refusal';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirect } from '@/lib/paths/redirect';
import { logIn } from '@/lib/profile/log-in';
import { isCommonPassword } from '@/lib/profile/new-password';
import { changeProfile, withoutEmpty } from '@/lib/profile/save';
import { signedInSchema } from '@/lib/profile/schema';
import { messageLimiter } from '@/lib/rate-limit/limiters';
import { mayTakeFromQuota } from '@/lib/rate-limit/network-quota';
import { requireSession } from '@/lib/session/session-ended';
import { beginAgain } from '@/lib/sign-in/begin-again';
import { isFieldRefused, mailRegistration } from '@/lib/sign-in/codes/codes';
import { completeSignIn, welcomedBefore } from '@/lib/sign-in/complete-sign-in';
import { entryAt, writeEntry } from '@/lib/sign-in/entry';
import { nameSchema, newcomerSchema, registerSchema } from '@/lib/sign-in/form-schema';
import { backFromSignIn } from '@/lib/sign-in/way-back';

export const register = formAction(registerSchema, async ({ inputs, locale }) => {
  const { email, referral } = inputs;
  if (!(await mayTakeFromQuota('signUps'))) return refuse('tooManyFromHere');
  if ((await messageLimiter.begin(email)) === null) return refuse('tooManyCodes');
  const sent = await mailRegistration(email, referral, locale);
  if (isFieldRefused('referral', sent)) return refuseFields({ referral: 'referralUnknown' });
  if (!sent.ok) return refuse(sent.why === 'offline' ? 'offlineAuth' : 'codeNotSent');
  const back = backFromSignIn(inputs.returnTo, locale);
  const sentAt = Date.now();
  await writeEntry({ step: 'code', ...sent.value, to: email, handle: '', isReset: false, sentAt, back, referral });
  redirect(await needingCookies(localizedPath(locale, '/verify-phone')));
});

export const finishRegistration = formAction(newcomerSchema, async ({ inputs, locale }) => {
  const entry = await entryAt('details');
  if (entry === null) return beginAgain('/register', locale);
  if (await isCommonPassword(inputs.password)) return refuseFields({ password: 'passwordCommon' });
  const { email, referral, back } = entry;
  const signedIn = await liveApi({
    path: 'auth/after-verify',
    method: 'POST',
    body: { ...withoutEmpty(inputs), password_confirmation: inputs.password, email, ...(referral && { referral }) },
    locale,
    schema: envelope(signedInSchema),
  });
  // The answer may be lost, or a second press refused: an account that was made a moment ago opens with its password.
  const enter = () => logIn({ email }, inputs.password, locale);
  const entered = signedIn.ok ? signedIn : await (signedIn.why === 'offline' ? askAgain(enter) : enter());
  if (!entered.ok)
    return !signedIn.ok && signedIn.why === 'offline' ? refuse('offlineAuth') : beginAgain('/register', locale);
  redirect(await completeSignIn(entered.value, { way: 'password', locale, back, first: '/welcome' }));
});

/** Adds the name of a customer who signed in by phone and has none yet. */
export const saveName = formAction(nameSchema, async ({ inputs, locale }) => {
  const { returnTo, ...names } = inputs;
  const saved = requireSession(await changeProfile({ body: withoutEmpty(names) }, locale));
  if (!saved.ok) return refuse(saved.why === 'offline' ? 'offlineAuth' : 'refused');
  const back = backFromSignIn(returnTo, locale);
  redirect(welcomedBefore(back, locale));
});
