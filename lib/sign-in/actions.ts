'use server';

/** Signs in with e-mail or phone and password (docs/api.md 4.2). */
import type { Failure } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { single } from '@/lib/api/schema';
import { formAction } from '@/lib/forms/form-action';
import { type ErrorKey, refuse } from '@/lib/forms/refusal';
import { latinDigits } from '@/lib/i18n/digits';
import { localizedPath } from '@/lib/i18n/localized-path';
import { signedInSchema } from '@/lib/profile/schema';
import { guessing } from '@/lib/rate-limit/limits';
import { redirect } from '@/lib/redirect';
import { returnPath } from '@/lib/return-path';
import { completeSignIn } from '@/lib/sign-in/complete-sign-in';
import { signInSchema } from '@/lib/sign-in/schema';

export const signIn = formAction(signInSchema, async ({ inputs, locale }) => {
  const { login, password, returnTo } = inputs;
  if (await guessing.mustWait(login)) return refuse('tooManyAttempts');
  const signedIn = await liveApi({
    path: 'auth/login',
    method: 'POST',
    body: { ...credentials(login), password },
    locale,
    schema: single(signedInSchema),
  });
  if (!signedIn.ok && signedIn.why !== 'refused') return refuse(reasonOf(signedIn));
  if (!signedIn.ok) {
    await guessing.count(login);
    return refuse('wrongLogin');
  }
  guessing.forget(login);
  redirect(await completeSignIn(signedIn.value, { locale, back: returnPath(returnTo, localizedPath(locale, '/')) }));
});

/** Why the password was not even tried. */
function reasonOf(failure: Exclude<Failure, { why: 'refused' }>): ErrorKey {
  if (failure.why !== 'offline') return 'signInClosed';
  if (failure.turnedAway === 'tooMany') return 'tooManyAttempts';
  return failure.turnedAway === 'forbidden' ? 'signInClosed' : 'offlineSignIn';
}

/** Treats what contains an @ as an e-mail address, all else as the digits of a phone (docs/api.md 4.2). */
function credentials(login: string): { email: string } | { phone: string } {
  if (login.includes('@')) return { email: login };
  return { phone: latinDigits(login).replace(/\D/g, '') };
}
