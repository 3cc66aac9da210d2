/** The language that this browser has chosen, for visits whose URL names none. */
import 'server-only';
import { readCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

export async function readChosenLocale(): Promise<Locale> {
  const chosen = await readCookie('locale');
  return isLocale(chosen) ? chosen : defaultLocale;
}

/** Actions and route handlers only. */
export async function keepChosenLocale(locale: Locale): Promise<void> {
  await writeCookie('locale', locale);
}
