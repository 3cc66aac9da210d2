'use server';

/** Signing in with e-mail or phone and password (API 4.2). */
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { single } from '@/lib/api/schema';
import { callApi } from '@/lib/api/wire';
import { mergeGuestCart } from '@/lib/cart/merge';
import { formAction } from '@/lib/forms/form-action';
import { localized } from '@/lib/i18n/address';
import { latinDigits } from '@/lib/i18n/digits';
import { askedMarket } from '@/lib/market/asked';
import { returnPath } from '@/lib/places/return-path';
import { createAttempts } from '@/lib/session/attempts';
import { getProfile } from '@/lib/session/queries';
import { signedInSchema } from '@/lib/session/schema';
import { writeSession } from '@/lib/session/session';

const attempts = createAttempts();

const signInSchema = z.object({
  login: z.string('required').trim().min(1, 'required').max(254, 'tooLong'),
  password: z.string('required').min(1, 'required').max(200, 'tooLong'),
  returnTo: z.string().optional(),
});

export const signIn = formAction(signInSchema, async ({ value, locale, refuse }) => {
  const { login, password, returnTo } = value;
  if (attempts.wait(login) > 0) return refuse('tooManyAttempts');
  const signedIn = await callApi({
    path: 'auth/login',
    method: 'POST',
    body: { ...credentials(login), password },
    locale,
    schema: single(signedInSchema),
  });
  if (!signedIn.ok && signedIn.why === 'offline') return refuse('offlineSignIn');
  if (!signedIn.ok) {
    attempts.failed(login);
    return refuse(signedIn.why === 'refused' && signedIn.code === 'ERROR_429' ? 'tooManyAttempts' : 'wrongLogin');
  }
  attempts.succeeded(login);
  await writeSession(signedIn.value);
  const market = await askedMarket(locale);
  const profile = await getProfile(market);
  if (profile.ok) await writeSession({ token: signedIn.value.token, customer: profile.value });
  const back = returnPath(returnTo, localized(locale, '/'));
  // Two baskets of two shops: only the customer knows which of them is meant.
  redirect((await mergeGuestCart(market)) === 'asks' ? localized(locale, '/cart') : back);
});

/** The web sends what contains an @ as e-mail, else digits as phone (API 4.2). */
function credentials(login: string): { email: string } | { phone: string } {
  if (login.includes('@')) return { email: login };
  return { phone: latinDigits(login).replace(/\D/g, '') };
}
