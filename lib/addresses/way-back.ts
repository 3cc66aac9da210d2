/** Finds out where the address picker leads back to. */
import 'server-only';
import { headers } from 'next/headers';
import { pickerPath } from '@/lib/addresses/picker-path';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { redirectWithNotice } from '@/lib/notices/notice';
import { cameFrom, returnPath } from '@/lib/paths/return-path';
import { requestedHost } from '@/lib/requests/request-scheme';

/**
 * The public path named by the picker's query. Where none is named, redirects to the same picker with the page that it
 * was opened from in the query, so that the way back survives a refused form.
 */
export async function wayBack(
  { returnTo, words }: { returnTo: string; words: string },
  locale: Locale,
): Promise<string> {
  const start = localizedPath(locale, '/');
  if (returnTo !== '') return returnPath(returnTo, start);
  const sent = await headers();
  const before = returnPath(cameFrom(sent.get('referer'), requestedHost(sent, env())), start);
  if (before !== start) return redirectWithNotice(localizedPath(locale, pickerPath({ returnTo: before, words })));
  return start;
}
