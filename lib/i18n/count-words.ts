/**
 * Words that depend on a number, for islands that count. Chrome lacks some of our languages and would write English, but
 * has the plural rules of all of them: so the server passes the words, and the island chooses.
 */
import { fillWords } from '@/lib/i18n/fill-words';
import { numberFormat, pluralRules, relativeFormat } from '@/lib/i18n/formats';
import { asOneWord } from '@/lib/i18n/one-word';

/** Words with `{count}` in them, for each plural category that whole numbers from 1 on have. */
export type CountWords = Partial<Record<Intl.LDMLPluralRule, string>>;

/** By then each category has come up: Arabic needs a hundred for its "other". */
const lastSample = 100;

/** "{count} minutes". `language` is a BCP 47 tag. */
export function unitWords(language: string, unit: string, unitDisplay: 'long' | 'short'): CountWords {
  const format = numberFormat(language, { style: 'unit', unit, unitDisplay });
  return countWords(language, count => format.formatToParts(count));
}

/** "in {count} minutes". */
export function minutesAheadWords(language: string): CountWords {
  const format = relativeFormat(language);
  return countWords(language, count => format.formatToParts(count, 'minute'));
}

/** "12 minutes". `count`: a whole number from 1 on. */
export function fillCount(words: CountWords, language: string, count: number): string {
  const template = words[pluralRules(language).select(count)] ?? words.other ?? '';
  return fillWords(template, { count: numberFormat(language).format(count) });
}

/** "12–32 minutes". */
export function fillRange(words: CountWords, language: string, first: number, last: number): string {
  const count = asOneWord(numberFormat(language).formatRange(first, last));
  const { other = '', [pluralRules(language).select(last)]: ofLast = other } = words;
  // Arabic has a word for two that contains no number.
  return fillWords(ofLast.includes('{count}') ? ofLast : other, { count });
}

function countWords(language: string, partsOf: (count: number) => { type: string; value: string }[]): CountWords {
  const words: CountWords = {};
  for (let count = 1; count <= lastSample; count++) {
    const category = pluralRules(language).select(count);
    words[category] ??= partsOf(count)
      .map(({ type, value }) => (type === 'integer' ? '{count}' : value))
      .join('');
  }
  return words;
}
