/** Does every message of every language read as next-intl itself would have it? */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import theirs from 'use-intl/format-message';
import { describe, expect, test } from 'vitest';
import { languageTag, locales } from '@/lib/i18n/locales';
import ours from '@/lib/messages/format-message';
import { readMessages, textsOf } from '../../support/message-texts.ts';

type Values = NonNullable<Parameters<typeof ours>[2]>;

const counts = [0, 1, 2, 5, 21, 1234.5];

function optionsOf(locale: string) {
  const cache = _createCache();
  return { cache, formatters: _createIntlFormatters(cache), locale, timeZone: 'UTC' };
}

const options = optionsOf('en');

describe.each(locales)('%s', locale => {
  const options = optionsOf(languageTag(locale));

  test('reads as next-intl would have it but for isolates, for every count and choice', () => {
    const { $form, ...words } = readMessages(locale);
    const texts = [...textsOf(words).values()];
    const differing = texts.flatMap(text =>
      valuesFor(text)
        .filter(values => {
          const [one, other] = [ours('key', text, values, options), theirs('key', text, values, options)];
          return JSON.stringify(one).replaceAll(/[\u2068\u2069]/g, '') !== JSON.stringify(other);
        })
        .map(values => [text, JSON.stringify(values), ours('key', text, values, options)]),
    );
    expect(differing).toEqual([]);
    expect(texts.length).toBeGreaterThan(1000);
  });
});

test('a message without values is what it says, unless its apostrophes quote', () => {
  expect(ours('key', 'Up to {most}', undefined, options)).toBe('Up to {most}');
  expect(ours('key', "It's '{most}'", undefined, options)).toBe("It's {most}");
});

test('what is no ICU, or no message, is an error', () => {
  expect(() => ours('key', 'Up to {most', { most: 5 }, options)).toThrow();
  expect(() => ours('key', { group: 'Up to' }, undefined, options)).toThrow('key');
});

test('a value that is not given is an error, as with next-intl, and one that is nothing says nothing', () => {
  for (const format of [ours, theirs]) {
    expect(() => format('key', 'Hi {name}, {title}', { name: 'Nora' }, options)).toThrow('title');
    expect(format('key', 'Hi {name}!', { name: undefined } as never, options)).toBe('Hi !');
    expect(format('key', '{name}', { name: '' }, options), 'and is a text all the same').toBe('');
    // What is not said needs no value.
    expect(format('key', '{who, select, me {I} other {{name}}}', { who: 'me' }, options)).toBe('I');
  }
});

test.each([
  ['ar', 'من {shop}, {count}', { shop: 'Salt & <Pepper>', count: 3 }, 'من \u2068Salt & <Pepper>\u2069, 3'],
  ['ar-SA', '{shop} ({time})', { shop: 'Nine', time: '٩' }, '\u2068Nine\u2069 (٩)'],
  ['fa', 'از {shop}', { shop: 'نمک و فلفل' }, 'از نمک و فلفل'],
  ['en', 'from {shop}, {count}', { shop: 'ملح وفلفل', count: 3 }, 'from \u2068ملح وفلفل\u2069, 3'],
  ['en', 'from {shop}', { shop: 'Salt & <Pepper>' }, 'from Salt & <Pepper>'],
])('in %s "%s" keeps a name of the other direction together', (locale, text, values, said) => {
  expect(ours('key', text, values, optionsOf(locale))).toBe(said);
});

test('a word that chooses between texts stays as it is', () => {
  const text = '{way, select, pickup {استلام} other {{shop}: {way}}}';
  expect(ours('key', text, { way: 'pickup' }, optionsOf('ar'))).toBe('استلام');
});

/** None, and values with which each of its choices is made. */
function valuesFor(text: string): (Values | undefined)[] {
  const kinds = new Map<string, MessageFormatElement>();
  collect(parse(text), kinds);
  const sets: (Values | undefined)[] = /[{<]/.test(text) ? [] : [undefined];
  for (let turn = 0; turn < counts.length; turn += 1)
    sets.push(Object.fromEntries([...kinds].map(([name, element]) => [name, valueFor(element, turn)])) as Values);
  return sets;
}

function valueFor(element: MessageFormatElement, turn: number) {
  if (element.type === TYPE.tag) return (chunks: unknown) => ['tag', chunks];
  if (element.type === TYPE.number || element.type === TYPE.plural) return counts[turn];
  if (element.type === TYPE.date || element.type === TYPE.time) return new Date(Date.UTC(2026, turn, 24, 3 * turn));
  const choices = element.type === TYPE.select ? Object.keys(element.options) : ['Soup & Co.', 7];
  return choices[turn % choices.length];
}

function collect(elements: MessageFormatElement[], kinds: Map<string, MessageFormatElement>): void {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      const known = kinds.get(element.value);
      // A number may stand as it is in one place and decide in another.
      if (known === undefined || known.type === TYPE.argument) kinds.set(element.value, element);
    }
    if (element.type === TYPE.tag) collect(element.children, kinds);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, kinds);
  }
}
