/** Sorts the languages that are offered. */
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { Language } from '@/lib/market/schema';

/** The page's own language first, then the others by name in its alphabetical order, not in that of the API. */
export function languagesInOrder(languages: Language[], own: Locale): Language[] {
  const { compare } = new Intl.Collator(languageTag(own));
  const isOther = ({ locale }: Language) => Number(locale !== own);
  return languages.toSorted((one, other) => isOther(one) - isOther(other) || compare(one.title, other.title));
}
