/**
 * Signing out (SPEC 4): the token is ended at the API, everything of the customer's leaves this browser, and the login page
 * says so. A plain form posts here and a whole new document follows, so that no page of theirs stays in memory.
 */
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { localized, splitAddress } from '@/lib/i18n/address';
import { leaveNotice } from '@/lib/notice';
import { removePersonalCookies } from '@/lib/session/personal-cookies';
import { readSession, removeSession } from '@/lib/session/session';

export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return new Response(null, { status: 403 });
  const form = await request.formData().catch(() => new FormData());
  const { locale } = splitAddress(String(form.get('to') ?? '/'));
  // The session ends here whatever the API says; the call only ends its token as well.
  if ((await readSession()) !== null)
    await customerApi({ path: 'auth/logout', method: 'POST', locale, schema: z.unknown() });
  await removeSession();
  await removePersonalCookies();
  await leaveNotice('signedOut');
  const headers = { Location: localized(locale, '/login'), 'Clear-Site-Data': '"cache", "storage"' };
  return new Response(null, { status: 303, headers });
}

/** Another site must not sign anybody out. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null ? request.headers.get('origin') !== 'null' : site === 'same-origin';
}
