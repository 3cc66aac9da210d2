import { describe, expect, test } from 'vitest';
import { askedTags, languageToOffer } from '@/lib/i18n/asked-language';
import { locales } from '@/lib/i18n/locales';

const offer = (header: string, page: (typeof locales)[number] = 'en') =>
  languageToOffer(askedTags(header), page, [...locales]);

describe('an Accept-Language header', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
    ['en;q=0.5, fr , *;q=0.1', ['fr', 'en']],
    ['de;q=0, en', ['en']],
    ['', []],
    ['"<script>', []],
  ])('%s names %o', (header, tags) => {
    expect(askedTags(header)).toEqual(tags);
  });
});

describe('the language to offer', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['uz,ru;q=0.8', 'ru'],
    ['kk-KZ', 'kz'],
    ['ar-SA', 'sa'],
    ['ar-EG', 'ar'],
    ['zh-TW', 'zh'],
    ['uz', null],
    // Sanskrit, and no language at all: slugs of ours are no tags.
    ['sa', null],
    ['kz', null],
    ['en-GB,de', null],
  ] as const)('to %s is %s', (header, expected) => {
    expect(offer(header)).toBe(expected);
  });

  test('is none where the page is in it already, in whatever form', () => {
    expect(offer('de-CH', 'de')).toBeNull();
    expect(offer('ar-SA', 'ar')).toBeNull();
    expect(offer('uz,de', 'de')).toBeNull();
  });

  test('is one that the marketplace has switched on', () => {
    expect(languageToOffer(['fr', 'de'], 'en', ['en', 'de'])).toBe('de');
    expect(languageToOffer(['ar-SA'], 'en', ['en', 'ar'])).toBe('ar');
  });
});
