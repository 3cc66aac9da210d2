/** Our messages in a language. */
import type { Locale } from '@/lib/i18n/locales';
import { mergeMessages } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

/** Merging keeps the keys of English, in whose words a sentence that is not written yet stands. */
export async function catalogueOf(locale: Locale): Promise<typeof english> {
  const { default: own } = await import(`../../messages/${locale}.json`);
  return mergeMessages(english, own) as typeof english;
}
