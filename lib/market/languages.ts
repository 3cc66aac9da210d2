/** In which order are languages offered? */
import { type Locale, languageTag } from '@/lib/i18n/locales';
import type { Language } from '@/lib/market/schema';

/** The page's own first, then the others by name, as its language sorts: not as the API happens to list them. */
export function languagesInOrder(languages: Language[], own: Locale): Language[] {
  const { compare } = new Intl.Collator(languageTag(own));
  const isOther = ({ locale }: Language) => Number(locale !== own);
  return languages.toSorted((one, other) => isOther(one) - isOther(other) || compare(one.title, other.title));
}
