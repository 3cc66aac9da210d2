/** A sentence in 24 languages that nobody shows costs a translator's work, and its reader a search for where it stands. */
import { expect, test } from 'vitest';
import english from '../../messages/en.json' with { type: 'json' };
import persian from '../../messages/fa.json' with { type: 'json' };
import french from '../../messages/fr.json' with { type: 'json' };
import saudi from '../../messages/sa.json' with { type: 'json' };
import { sources } from './sources.ts';

/** The words by which an operator names a sentence are no place that shows it. */
const code = sources(['app/', 'components/', 'lib/', 'hosting/'], /\.(ts|tsx|mjs)$/)
  .filter(({ path }) => path !== 'lib/messages/operator-words.ts')
  .map(({ text }) => text)
  .join('\n');

const words = new Set([...code.matchAll(/['"`]([\w$.-]+)['"`]/g)].map(([, word = '']) => word));

/** A key that is put together, as in `${kind}Found`: whatever is filled in, with what is written beside it. */
const patterns = [...code.matchAll(/[`.]((?:[\w.]|\$\{[^}`]*\})*\$\{[^}`]*\}(?:[\w.]|\$\{[^}`]*\})*)`/g)]
  .map(([, made = '']) => made.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, '[^.]+'))
  .filter(pattern => /\w{3}/.test(pattern.replaceAll('[^.]+', '')))
  // These are shown by the key that a refusal or a notice carries, which is written in full where it is chosen.
  .filter(pattern => !/^(errors|notices)\\\./.test(pattern))
  .map(pattern => new RegExp(`^${pattern}$`));

/**
 * How to speak, for translators; what a document without the framework takes from the catalogue; names of payment
 * methods, by the API's tags; and a sentence that the product's owner has fixed, while who signs up is never told it.
 */
const isElsewhere = (key: string) => /^(\$form$|errorPage\.|checkout\.tag\.|errors\.emailTaken$)/.test(key);

test('every sentence is shown somewhere', () => {
  const unused = keysIn(english).filter(key => !isElsewhere(key) && !isNamed(key.split('.')));
  expect(unused).toEqual([]);
});

/** The zero of these digits is a dot: "۳٫۳۰ ·" is read as a sum with one zero more. */
test('no dot stands beside a sum in Persian and in Saudi Arabic', () => {
  expect(JSON.stringify([persian, saudi]).match(/[^"]*(· \{total\}|\{total\} ·)/g)).toBeNull();
});

/** A colon that begins a line is a fault of print there. ICU's own "::" begins a pattern of numbers. */
test('no plain space stands before a mark in French', () => {
  expect(JSON.stringify(french).match(/[^"]* (?:[;?!»%]|:(?!:))/g)).toBeNull();
});

/** By its whole path, or by the end of it where the code is at its beginning already. */
function isNamed(path: string[]): boolean {
  const ends = path.map((_, from) => path.slice(from).join('.'));
  return ends.some(end => words.has(end) || patterns.some(pattern => pattern.test(end)));
}

function keysIn(messages: object, before = ''): string[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? `${before}${name}` : keysIn(value, `${before}${name}.`),
  );
}
