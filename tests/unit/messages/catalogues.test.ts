/** The catalogues of messages: the same keys and placeholders in each language, and texts that can be read. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import type { Messages } from '@/lib/messages/merge-messages';
import arabic from '@/messages/ar.json';
import german from '@/messages/de.json';
import english from '@/messages/en.json';

const texts = { en: flat(english), de: flat(german), ar: flat(arabic) };

test.each(['de', 'ar'] as const)('%s has the keys of English', locale => {
  expect([...texts[locale].keys()].toSorted()).toEqual([...texts.en.keys()].toSorted());
});

test.each(['de', 'ar'] as const)('%s has the placeholders of English', locale => {
  const differing = [...texts.en].filter(
    ([key, text]) => placeholders(text) !== placeholders(texts[locale].get(key) ?? ''),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

test.each(['en', 'de', 'ar'] as const)('%s has no empty text, no all-caps word of ours and no stray markup', locale => {
  const wrong = [...texts[locale]].filter(
    ([, text]) => text.trim() === '' || text !== text.trim() || /<\/?(br|b|i)\b/.test(text),
  );
  expect(wrong.map(([key]) => key)).toEqual([]);
});

test.each(['en', 'de', 'ar'] as const)('%s is valid ICU, for every count', locale => {
  for (const [key, text] of texts[locale]) {
    const failures: string[] = [];
    const t = createTranslator({ locale, messages: { text }, onError: error => failures.push(error.message) });
    const names = placeholders(text).split(' ').filter(Boolean);
    for (const count of [0, 1, 2, 3, 11, 100]) {
      const values = Object.fromEntries(
        names.map(name => [name, /\{\w+, (plural|number|select)/.test(text) ? count : 'x']),
      );
      const tags = Object.fromEntries(
        [...text.matchAll(/<(\w+)>/g)].map(([, tag = '']) => [tag, (inner: unknown) => inner]),
      );
      t.rich('text', { ...values, ...tags } as never);
    }
    expect(failures, key).toEqual([]);
  }
});

test.each([
  ['en', english],
  ['de', german],
  ['ar', arabic],
] as const)('plurals of %s have an "other"', (_, messages) => {
  const plural = [...flat(messages)].filter(([, text]) => /, plural,/.test(text));
  expect(plural.length).toBeGreaterThan(0);
  expect(plural.filter(([, text]) => !/other \{/.test(text)).map(([key]) => key)).toEqual([]);
});

test.each([
  ['en', /\bbaskets?\b/i],
  ['de', /(?<!Waren)\bK[oö]rbe?\b/],
  ['ar', /عربة/],
] as const)('%s has one word for the cart', (locale, other) => {
  const plain = ([, text]: [string, string]) => text.replaceAll(/<\/?\w+>|\{\w+\}/g, '');
  expect([...texts[locale]].filter(entry => other.test(plain(entry))).map(([key]) => key)).toEqual([]);
});

test('German speaks to customers in one form', () => {
  const familiar = /\b(du|dein\w*|dich|dir|euch|euer|melde|nimm|gib|prüfe|wähle|versuche es)\b/i;
  expect([...texts.de].filter(([, text]) => familiar.test(text)).map(([key]) => key)).toEqual([]);
});

function flat(messages: Messages, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, text]) =>
      typeof text === 'string' ? [[`${path}${key}`, text] as const] : [...flat(text, `${path}${key}.`)],
    ),
  );
}

/** Names of the placeholders and tags, sorted, as the parser of ICU messages finds them in any branch. */
function placeholders(text: string): string {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    const { type, value: name } = value as { type?: TYPE; value?: unknown };
    if (type !== undefined && type !== TYPE.literal && type !== TYPE.pound && typeof name === 'string') names.add(name);
    for (const part of Object.values(value)) visit(part);
  };
  visit(parse(text));
  return [...names].toSorted().join(' ');
}
