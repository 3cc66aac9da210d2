import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { type CheckoutWords, dayWords, momentWords, soonestWords } from '@/components/checkout/time-words';
import german from '@/messages/de.json';
import english from '@/messages/en.json';

const catalogues = { en: english, de: german };
const wordsIn = (locale: 'en' | 'de') =>
  createTranslator({ locale, messages: catalogues[locale], namespace: 'checkout' }) as unknown as CheckoutWords;
const slot = (inDays: number) => ({ kind: 'slot', date: '2026-11-28', minutes: 840, inDays, weekday: 6 }) as const;

test('a day that is chosen stands in the middle of the sentence on the button', () => {
  expect(momentWords(slot(0), wordsIn('en'), 'en')).toBe('today, 14:00 to 14:30');
  expect(momentWords(slot(1), wordsIn('de'), 'de')).toBe('morgen, 14:00 bis 14:30');
  expect(momentWords(slot(2), wordsIn('de'), 'de')).toBe('Sa., 28. Nov., 14:00 bis 14:30');
});

test('as soon as possible names another day than today', () => {
  const soonest = (inDays: number) => ({ date: '2026-11-28', minutes: 720, inDays });
  const asap = (inDays: number) => ({ kind: 'asap', ...soonest(inDays) }) as const;
  const [en, de] = [wordsIn('en'), wordsIn('de')];
  expect(momentWords(asap(0), en, 'en')).toBe('as soon as possible, about 12:00');
  expect(momentWords(asap(1), en, 'en')).toBe('as soon as possible, tomorrow about 12:00');
  expect(momentWords(asap(2), de, 'de')).toBe('so bald wie möglich, Sa., 28. Nov. etwa 12:00');
  expect(soonestWords(soonest(0), en, 'en')).toBe('about 12:00');
  expect(soonestWords(soonest(1), de, 'de')).toBe('morgen, etwa 12:00');
});

test('on its own card it begins with a capital', () => {
  expect(dayWords(slot(0), wordsIn('en'), 'en')).toBe('Today');
});
