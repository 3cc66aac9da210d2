/** The language that a call of app/api names by `?locale=`; English for any other. */
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

export function requestLocale(query: URLSearchParams): Locale {
  const requested = query.get('locale') ?? undefined;
  return isLocale(requested) ? requested : defaultLocale;
}
