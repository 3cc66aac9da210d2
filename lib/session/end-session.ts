/** Ends the session after a 401 (docs/behaviour.md 8): the login page says why and leads back afterwards. */
import 'server-only';
import { cookies, headers } from 'next/headers';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { requestPathHeader } from '@/lib/request-path';
import { loginPath } from '@/lib/session/login-path';
import { removeSession } from '@/lib/session/session';
import { fingerprint, sessionCookie } from '@/lib/session/session-cookie';

/** For pages. Rendering cannot set cookies, so the middleware ends the session that the query names by fingerprint. */
export async function signInAgain(): Promise<never> {
  const path = (await headers()).get(requestPathHeader) ?? '/';
  const sealed = (await cookies()).get(sessionCookie)?.value;
  redirect(loginPath(path, sealed === undefined ? {} : { ended: fingerprint(sealed) }));
}

/** For actions. `returnTo` is the public path that the customer comes back to. */
export async function endSession(returnTo: string): Promise<never> {
  await removeSession();
  await leaveNotice('unauthorized', 'trouble');
  redirect(loginPath(returnTo));
}
