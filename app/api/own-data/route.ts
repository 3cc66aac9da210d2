/**
 * Serves "Download my data" as one JSON file. `?to=` names the page, and with it the language, that says if it failed.
 */
import type { NextRequest } from 'next/server';
import { localizedPath, splitLocale } from '@/lib/i18n/localized-path';
import { neverKept } from '@/lib/never-kept';
import { leaveNotice } from '@/lib/notices/notice';
import { seeOther } from '@/lib/paths/redirect';
import { collectOwnData } from '@/lib/profile/own-data';
import { sessionEndPath } from '@/lib/session/end-session';

export async function GET(request: NextRequest): Promise<Response> {
  const { locale } = splitLocale(request.nextUrl.searchParams.get('to') ?? '/');
  const profile = localizedPath(locale, '/profile');
  const found = await collectOwnData(locale);
  if (found.ok)
    return new Response(`${JSON.stringify(found.value, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="my-data.json"',
        ...neverKept,
      },
    });
  if (found.why === 'unauthorized') return seeOther(await sessionEndPath(profile));
  await leaveNotice('dataNotReady', 'error');
  return seeOther(profile);
}
