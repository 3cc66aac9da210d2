/** The real catalogue without a running server: `getTranslations` in the language it is told, or the test's market. */
import { createTranslator } from 'next-intl';
import { defaultLocale, isLocale } from '../../../lib/i18n/locales.ts';
import { mergeMessages } from '../../../lib/messages/merge-messages.ts';
import arabic from '../../../messages/ar.json' with { type: 'json' };
import german from '../../../messages/de.json' with { type: 'json' };
import english from '../../../messages/en.json' with { type: 'json' };
import { market } from './next-root-params.ts';

const own: Record<string, typeof english> = { en: english, de: german, ar: arabic };

type Asked = string | { locale?: string; namespace?: string } | undefined;

export async function getTranslations(asked?: Asked) {
  const { locale: told = market.locale, namespace } = typeof asked === 'string' ? { namespace: asked } : (asked ?? {});
  const locale = isLocale(told) ? told : defaultLocale;
  const messages = mergeMessages(english, own[locale] ?? english);
  return createTranslator({ locale, messages, ...(namespace === undefined ? {} : { namespace: namespace as never }) });
}

export const getLocale = async (): Promise<string> => market.locale;
export const getRequestConfig = <T>(config: T): T => config;
