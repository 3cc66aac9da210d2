/** Reads the storefront's own messages, so that a story survives a change of wording. */
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { inSentence } from '../../../lib/i18n/isolated.ts';

export type Language = 'en' | 'de' | 'ar';

/** @example says('address.question') · @example says('list.more', { count: 12 }) */
export type Words = (key: string, values?: Values) => string;

type Values = Record<string, string | number>;

/** @throws {Error} for a key that the catalogue does not have. */
export function wordsOf(language: Language): Words {
  const file = new URL(`../../../messages/${language}.json`, import.meta.url);
  const translate = createTranslator({
    locale: language,
    messages: JSON.parse(readFileSync(file, 'utf8')),
    onError: error => {
      throw error;
    },
  }) as (key: string, values?: Values) => string;
  const said = (value: string | number) => (typeof value === 'string' ? inSentence(value, language === 'ar') : value);
  return (key, values) =>
    translate(key, values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)])));
}

/** Stands in for a value that a story does not know: `says('orders.payWallet', { amount: gap })`. */
export const gap = '§';

/** Matches a sentence whatever stands in its gap. */
export function aroundGap(sentence: string): RegExp {
  return new RegExp(sentence.split(gap).map(RegExp.escape).join('.*'));
}

export function beforeGap(sentence: string): string {
  return sentence.split(gap)[0]?.trim() ?? '';
}
