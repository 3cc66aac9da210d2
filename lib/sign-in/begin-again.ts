import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leaveNotice } from '@/lib/notices/notice';
import { redirect } from '@/lib/paths/redirect';

/**
 * Called when the step of a form is over, because it has expired or was left in another tab or browser: leads to the
 * page (without language) where it begins.
 */
export async function beginAgain(page: string, locale: Locale): Promise<never> {
  await leaveNotice('entryGone', 'error');
  redirect(localizedPath(locale, page));
}
