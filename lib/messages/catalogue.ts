/** Our messages in a language, English where one is missing. */
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, mergeMessages } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

/** Merging keeps the keys of English. */
export async function catalogueOf(locale: Locale): Promise<typeof english> {
  return mergeMessages(english, await messagesOf(locale)) as typeof english;
}

/** A language without a file of its own falls back to English and the operator's translations. */
async function messagesOf(locale: Locale): Promise<Messages> {
  if (locale === 'de') return (await import('@/messages/de.json')).default;
  if (locale === 'ar' || locale === 'sa') return (await import('@/messages/ar.json')).default;
  return english;
}
