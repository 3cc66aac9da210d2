/** Turns form errors into sentences. No other module does. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ErrorKey, FormError } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import { textAt } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

/**
 * Actions and route handlers pass the language; pages use their own. A schema's built-in English message becomes a
 * general refusal: only input that no form of ours can send causes one.
 */
export async function errorSentences(locale?: Locale): Promise<(error: FormError) => string> {
  const t = await (locale === undefined ? getTranslations('errors') : getTranslations({ locale, namespace: 'errors' }));
  return ({ key, values }) => (isErrorKey(key) ? t(key, values) : t('fieldRefused'));
}

/** Schema messages are strings, so the compiler cannot check them against the keys. */
export function isErrorKey(message: string): message is ErrorKey {
  return textAt(english.errors, message) !== null;
}
