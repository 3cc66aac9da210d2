/**
 * Ends a session after a 401, or after it has expired with its cookie (docs/behaviour.md 8): the login page says why
 * and leads back afterwards. The cookie is not deleted at once, because the answer may be late and a newer session may
 * have begun in another tab. Instead the URL of the login page names the ended session, and the middleware ends that
 * one and no other (docs/decisions/017).
 */
import 'server-only';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { redirect } from '@/lib/paths/redirect';
import { readRequestPath } from '@/lib/paths/request-path';
import { loginPath } from '@/lib/session/login-path';
import { parseMe } from '@/lib/session/me';
import { readSession } from '@/lib/session/session';
import { sessionFingerprint } from '@/lib/session/session-fingerprint';

/** For pages. */
export async function signInAgain(): Promise<never> {
  return endSession(await readRequestPath());
}

/** For actions that throw `SessionEnded`. `returnTo` is the public path that the customer comes back to. */
export async function endSession(returnTo: string): Promise<never> {
  redirect(await sessionEndPath(returnTo));
}

/** For route handlers, which redirect in their own way. */
export async function sessionEndPath(returnTo: string): Promise<string> {
  return loginPath(returnTo, { ended: sessionFingerprint(await readCookie('session')) });
}

/**
 * Whether a customer was signed in whose session has expired: the `me` cookie still says so, and nobody has signed out.
 */
export async function isSessionExpired(): Promise<boolean> {
  return (await readSession()) === null && parseMe(await readCookie('me')).isSignedIn;
}

/**
 * Whether this browser still waits for a customer whose session is over: it has ended by itself, here or in another tab,
 * and they have not signed out.
 */
export async function isAwaited(customer: string): Promise<boolean> {
  return (await isSessionExpired()) || (await readCookie('customer')) === customer;
}
