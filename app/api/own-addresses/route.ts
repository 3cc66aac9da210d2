/**
 * The account's addresses, with their heading, for the picker that opens over a kept page. Empty for guests; a session
 * that has ended leads to the login page.
 */
import type { NextRequest } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { requestLocale } from '@/lib/i18n/request-locale';
import { neverKept } from '@/lib/never-kept';
import { isSessionExpired } from '@/lib/session/end-session';
import { endedResponse } from '@/lib/session/ended-response';
import { readSession } from '@/lib/session/session';

export async function GET(request: NextRequest): Promise<Response> {
  const locale = requestLocale(request.nextUrl.searchParams);
  const [t, session] = await Promise.all([getTranslations({ locale, namespace: 'addresses' }), readSession()]);
  const isGuest = session === null && !(await isSessionExpired());
  const saved = isGuest ? null : await listDeliverableAddresses(locale);
  if (saved?.ok === false && saved.why === 'unauthorized') return endedResponse(request);
  const places = saved?.ok ? saved.value.map(({ id, title, text }) => ({ id, title, text })) : [];
  return Response.json({ heading: t('choose'), places }, { headers: neverKept });
}
