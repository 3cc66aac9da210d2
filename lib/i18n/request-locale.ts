/** The language that a call of app/api names by `?locale=`; English for any other. */
import { type Locale, localeOf } from '@/lib/i18n/locales';

export function requestLocale(query: URLSearchParams): Locale {
  return localeOf(query.get('locale'));
}
