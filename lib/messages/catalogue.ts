/** Our messages in a language. */
import type { Locale } from '@/lib/i18n/locales';
import { mergeMessages } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

type Catalogue = typeof english;

/** Each is merged only once: every request needs one, with some two thousand sentences. */
const merged = new Map<Locale, Promise<Catalogue>>();

/** Has all keys of English; a sentence that is not translated yet is in English. */
export function catalogueOf(locale: Locale): Promise<Catalogue> {
  const known = merged.get(locale) ?? mergedOf(locale);
  merged.set(locale, known);
  return known;
}

async function mergedOf(locale: Locale): Promise<Catalogue> {
  const { default: own } = await import(`../../messages/${locale}.json`);
  return mergeMessages(english, own) as Catalogue;
}
