/** What happens after a 401 (SPEC 8): the session ends, the login page says why, and leads back afterwards. */
import 'server-only';
import { cookies, headers } from 'next/headers';
import { leaveNotice } from '@/lib/notice';
import { redirect } from '@/lib/redirect';
import { requestPathHeader } from '@/lib/request-path';
import { loginPath } from '@/lib/session/login-path';
import { removeSession } from '@/lib/session/session';
import { fingerprint, sessionCookie } from '@/lib/session/session-cookie';

/** For pages: rendering cannot touch cookies, so the middleware ends the session named in the address. */
export async function signInAgain(): Promise<never> {
  const address = (await headers()).get(requestPathHeader) ?? '/';
  const sealed = (await cookies()).get(sessionCookie)?.value;
  redirect(loginPath(address, sealed === undefined ? {} : { ended: fingerprint(sealed) }));
}

/** For actions, which throw `SessionEnded`. `returnTo` is the page that the customer comes back to. */
export async function endSession(returnTo: string): Promise<never> {
  await removeSession();
  await leaveNotice('unauthorized', 'trouble');
  redirect(loginPath(returnTo));
}
