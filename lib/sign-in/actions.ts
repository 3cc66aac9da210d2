'use server';

/** Signs in with e-mail or phone and password (docs/api.md 4.2). */
import type { Failure } from '@/lib/api/client';
import { formAction } from '@/lib/forms/form-action';
import { needingCookies } from '@/lib/forms/needing-cookies';
import { type ErrorKey, type Refusal, refuse } from '@/lib/forms/refusal';
import { redirect } from '@/lib/paths/redirect';
import { accountNamed, credentialsOf } from '@/lib/profile/credentials';
import { logIn } from '@/lib/profile/log-in';
import { passwordLimiter } from '@/lib/rate-limit/limiters';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { signInSchema } from '@/lib/sign-in/form-schema';
import { backFromSignIn } from '@/lib/sign-in/way-back';
import { reportSignIn } from '@/lib/telemetry';

export const signIn = formAction(signInSchema, async ({ inputs, locale }) => {
  const { login, password, returnTo } = inputs;
  const credentials = credentialsOf(login);
  if (credentials === null) return refused('wrongLogin');
  const counted = await passwordLimiter.begin(accountNamed(credentials));
  if (counted === null) return refused('tooManyAttempts');
  const signedIn = await logIn(credentials, password, locale);
  // Without a usable answer the password was not checked, so the try is given back.
  if (!signedIn.ok && signedIn.why === 'offline') await counted.giveBack();
  if (!signedIn.ok && signedIn.why !== 'refused') return refused(reasonOf(signedIn));
  if (!signedIn.ok) return refused('wrongLogin');
  await counted.succeeded();
  const back = backFromSignIn(returnTo, locale);
  redirect(await needingCookies(await completeSignIn(signedIn.value, { way: 'password', locale, back })));
});

function refused(reason: ErrorKey): Refusal {
  reportSignIn({ way: 'password', outcome: 'refused', reason });
  return refuse(reason);
}

/** The reason why the password was not even checked. */
function reasonOf(failure: Exclude<Failure, { why: 'refused' }>): ErrorKey {
  if (failure.why !== 'offline') return 'signInClosed';
  if (failure.turnedAway === 'tooMany') return 'tooManyAttempts';
  return failure.turnedAway === 'forbidden' ? 'signInClosed' : 'offlineSignIn';
}
