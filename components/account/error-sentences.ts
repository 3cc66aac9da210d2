/** The sentences of the message keys that the account's forms may be refused with. */
import { getTranslations } from 'next-intl/server';
import type english from '@/messages/en.json';

type ErrorKey = keyof typeof english.errors;

export async function errorSentences<K extends ErrorKey>(...keys: K[]): Promise<Record<K, string>> {
  const t = await getTranslations('errors');
  return Object.fromEntries(keys.map(key => [key, t(key as ErrorKey)])) as Record<K, string>;
}

/** Said in place of a form's answer when the connection is lost. */
export async function noConnection(): Promise<string> {
  return (await getTranslations('errors'))('noConnection');
}
