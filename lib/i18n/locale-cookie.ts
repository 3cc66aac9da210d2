/** The language that this browser has chosen, for visits whose URL names none. */
import 'server-only';
import { readCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { type Locale, localeOf } from '@/lib/i18n/locales';

export async function readChosenLocale(): Promise<Locale> {
  return localeOf(await readCookie('locale'));
}

/** Actions and route handlers only. */
export async function keepChosenLocale(locale: Locale): Promise<void> {
  await writeCookie('locale', locale);
}
