/** The real catalogue without a running server: `getTranslations` in the language it is told, or the test's market. */
import { createTranslator } from 'next-intl';
import { localeOf } from '../../../lib/i18n/locales.ts';
import { mergeMessages } from '../../../lib/messages/merge-messages.ts';
import english from '../../../messages/en.json' with { type: 'json' };
import { market } from './next-root-params.ts';

type Options = string | { locale?: string; namespace?: string } | undefined;

export async function getTranslations(options?: Options) {
  const { locale: named = market.locale, namespace } =
    typeof options === 'string' ? { namespace: options } : (options ?? {});
  const locale = localeOf(named);
  const { default: own } = await import(`../../../messages/${locale}.json`);
  const messages = mergeMessages(english, own) as typeof english;
  return createTranslator({ locale, messages, ...(namespace === undefined ? {} : { namespace: namespace as never }) });
}

export const getRequestConfig = <T>(config: T): T => config;
