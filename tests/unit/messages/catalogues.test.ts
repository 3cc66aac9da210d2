/** The catalogues of messages: the same keys and placeholders in each language, and texts that can be read. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { describe, expect, test } from 'vitest';
import { languageTag, locales } from '@/lib/i18n/locales';
import { readMessages, textsOf } from '../../support/message-texts.ts';
import same from './same-as-english.json' with { type: 'json' };

const written = Object.fromEntries(locales.map(locale => [locale, readMessages(locale)]));
const texts = Object.fromEntries(
  locales.map(locale => {
    const { $form, ...words } = written[locale] ?? {};
    return [locale, textsOf(words)];
  }),
);
const wordsOf = (locale: string) => texts[locale] ?? new Map<string, string>();
const english = wordsOf('en');
/** Questions in English that are no questions in some languages, but a label or a request. */
const labels = ['auth.nameLead', 'footer.welcome', 'seller.type', 'seller.unit'];
const wanted = new Map([...english].map(([key, text]) => [key, placeholders(text)]));

describe.each(locales)('%s', locale => {
  const own = wordsOf(locale);

  test('says at its head how it speaks to customers', () => {
    expect(Object.keys(written[locale] ?? {})[0]).toBe('$form');
    expect(written[locale]?.$form).toMatch(/^(formal|informal|polite|neutral)\b.*: ./);
  });

  test('has the keys of English', () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  test('has the placeholders of English', () => {
    const differing = [...wanted].filter(([key, names]) => placeholders(own.get(key) ?? '') !== names);
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('has no empty text and no stray markup', () => {
    const wrong = [...own].filter(
      ([, text]) => text.trim() === '' || text !== text.trim() || /<\/?(br|b|i)\b/.test(text),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('writes numbers in the digits of its language', () => {
    const filledByScript = ['cart.inCart', 'product.upTo'];
    const plain = [...own].filter(([, text]) => /\{(count|step|seconds|left|wanted|min|max|percent)\}/.test(text));
    expect(plain.map(([key]) => key).filter(key => !filledByScript.includes(key))).toEqual([]);
  });

  // Operators look for some English sentences as the specification writes them, apostrophes included.
  test.skipIf(locale === 'en')('quotes as its readers do, not as a typewriter', () => {
    expect([...own].filter(([, text]) => /"|[\p{L}]'[\p{L}]/u.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('is valid ICU, for every count', () => {
    for (const [key, text] of own) {
      // Anything else is as it stands: the test above has parsed it.
      if (!/[{<]/.test(text)) continue;
      const failures: string[] = [];
      const t = createTranslator({
        locale,
        messages: { text },
        onError: error => failures.push(error.message),
      });
      const names = placeholders(text).split(' ').filter(Boolean);
      const counts = /, (plural|selectordinal)/.test(text) ? [0, 1, 2, 3, 11, 100] : [1];
      for (const count of counts) {
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

  test('has a form for each kind of count that the language knows', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTag(locale)).resolvedOptions();
    const isMissing = (forms: string[], category: string) =>
      !forms.includes(category) && !forms.includes(`=${category === 'one' ? 1 : 0}`);
    // None of a thing is said like many of it; and a sentence may be the same for every count.
    const lacks = (forms: string[]) =>
      forms.length > 1 && pluralCategories.some(category => category !== 'zero' && isMissing(forms, category));
    expect([...own].filter(([, text]) => pluralsIn(text).some(lacks)).map(([key]) => key)).toEqual([]);
  });

  test('asks what English asks', () => {
    const notAsked = [...own].filter(([key, text]) => english.get(key)?.endsWith('?') && !/[?？؟;]/.test(text));
    expect(notAsked.map(([key]) => key).filter(key => !labels.includes(key))).toEqual([]);
  });

  test('says the sum before what it is on top of: a card cuts the end of a long line (docs/look.md 5.1)', () => {
    for (const key of ['card.onTop', 'card.onTopAbout'])
      expect(own.get(key)).toMatch(/<price><\/price>.*<basket><\/basket>/);
  });

  test.skipIf(locale === 'en')('leaves nothing in English but names and what is the same word', () => {
    const allowed: string[] = [...same.everywhere, ...((same as Record<string, string[]>)[locale] ?? [])];
    const hasWords = (text: string) => /[a-z]{3}/i.test(text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ''));
    const left = [...own].filter(([key, text]) => text === english.get(key) && hasWords(text));
    expect(left.map(([key]) => key).filter(key => !allowed.includes(key))).toEqual([]);
  });
});

test.each([
  ['en', /\bbaskets?\b/i],
  ['de', /(?<!Waren)\bK[oö]rbe?\b/],
  ['ar', /عربة/],
] as const)('%s has one word for the cart', (locale, other) => {
  const plain = ([, text]: [string, string]) => text.replaceAll(/<\/?\w+>|\{\w+\}/g, '');
  expect([...wordsOf(locale)].filter(entry => other.test(plain(entry))).map(([key]) => key)).toEqual([]);
});

test('German speaks to customers in one form', () => {
  const familiar = /\b(du|dein\w*|dich|dir|euch|euer|melde|nimm|gib|prüfe|wähle|versuche es)\b/i;
  expect([...wordsOf('de')].filter(([, text]) => familiar.test(text)).map(([key]) => key)).toEqual([]);
});

test('a delivery in days has the Czech form of its last number', () => {
  const t = createTranslator({ locale: 'cs', messages: { text: wordsOf('cs').get('shop.time.day') ?? '' } });
  expect(t('text', { from: 2, to: 4 })).toBe('2–4 dny');
  expect(t('text', { from: 3, to: 5 })).toBe('3–5 dní');
});

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

/** The forms of each plural in a message. */
function pluralsIn(text: string): string[][] {
  const found: string[][] = [];
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
      if (element.type === TYPE.plural && element.pluralType === 'cardinal') found.push(Object.keys(element.options));
      for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(text));
  return found;
}
