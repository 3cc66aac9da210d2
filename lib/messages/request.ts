/**
 * next-intl's request configuration: our messages in the page's language, English where one is missing, and the
 * operator's texts over both.
 */
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, type Locale, languageTag, locales } from '@/lib/i18n/locales';
import { getOperatorTexts } from '@/lib/market/queries';
import { catalogueOf } from '@/lib/messages/catalogue';
import { withOperatorsTexts } from '@/lib/messages/operators-messages';

/**
 * Pages take the language from their root param; actions and route handlers pass it (`getTranslations({ locale })`).
 */
export default getRequestConfig(async ({ locale: told }) => {
  const requested = told ?? (await rootLocale());
  const locale = hasLocale(locales, requested) ? requested : defaultLocale;
  const [messages, operators] = await Promise.all([catalogueOf(locale), getOperatorTexts(locale)]);
  // Counts are formatted by the language's tag: "sa" would be Sanskrit, "kz" nothing.
  const tag = languageTag(locale) as Locale;
  return {
    locale: tag,
    messages: withOperatorsTexts(locale, messages, operators),
    timeZone: 'UTC',
  };
});

async function rootLocale(): Promise<string | undefined> {
  const root = await import('next/root-params');
  return root.locale();
}
