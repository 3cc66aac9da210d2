/** Turns the errors of forms into sentences: the only place where one becomes words. */
import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ErrorKey, FormError } from '@/lib/forms/refusal';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/messages/merge-messages';
import english from '@/messages/en.json';

/**
 * Actions and route handlers name the language, pages stand in theirs. A schema's own English, for what no form of ours
 * can send, becomes a plain refusal.
 */
export async function errorSentences(locale?: Locale): Promise<(error: FormError) => string> {
  const t = await (locale === undefined ? getTranslations('errors') : getTranslations({ locale, namespace: 'errors' }));
  return ({ key, values }) => (isErrorKey(key) ? t(key, values) : t('fieldRefused'));
}

/** A schema names its messages by strings, which the compiler does not check. */
export function isErrorKey(message: string): message is ErrorKey {
  let level: Messages | string | undefined = english.errors;
  for (const key of message.split('.'))
    level = typeof level === 'object' && Object.hasOwn(level, key) ? level[key] : undefined;
  return typeof level === 'string';
}
