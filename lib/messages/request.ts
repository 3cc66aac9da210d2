/**
 * next-intl's request config: our messages in the page's language, English where one is missing, the operator's over
 * both.
 */
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { getTranslations } from '@/lib/market/queries';
import { type Messages, mergeMessages, overrideMessages } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

/**
 * Pages take the language from their root param; actions and route handlers pass it (`getTranslations({ locale })`).
 */
export default getRequestConfig(async ({ locale: told }) => {
  const requested = told ?? (await rootLocale());
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  const [own, operators] = await Promise.all([messagesOf(locale), getTranslations(locale)]);
  return { locale, messages: overrideMessages(mergeMessages(english, own), operators), timeZone: 'UTC' };
});

async function rootLocale(): Promise<string | undefined> {
  const root = await import('next/root-params');
  return root.locale();
}

/** A language without a file of its own falls back to English and the operator's translations. */
async function messagesOf(locale: Locale): Promise<Messages> {
  if (locale === 'de') return (await import('@/messages/de.json')).default;
  if (locale === 'ar' || locale === 'sa') return (await import('@/messages/ar.json')).default;
  return english;
}
