/** Limits and times of a parcel in words. */
import { expect, test } from 'vitest';
import { fetchWords, limitWords } from '@/components/parcels/parcel-words';

test.each([
  [{ sides: [40, 40, 30], grams: 5000, range: 15_000 }, 'en', '40 × 40 × 30 cm, 5 kg, 15 km'],
  [{ sides: [40, 40, 30], grams: 5000, range: 15_000 }, 'de', '40 × 40 × 30 cm, 5 kg und 15 km'],
  [{ sides: [], grams: 500, range: 0 }, 'en', '500 g'],
  [{ sides: [], grams: 0, range: 0 }, 'en', ''],
])('%o in %s', (size, language, words) => {
  expect(limitWords(size, language)).toBe(words);
});

test('a day and a time, or what there is of them', () => {
  expect(fetchWords({ date: '2026-12-04', time: '19:30' }, 'en-GB')).toBe('Friday 4 December · 19:30');
  expect(fetchWords({ date: '', time: '19:30' }, 'en-GB')).toBe('19:30');
  expect(fetchWords({ date: '', time: 'soon' }, 'en')).toBe('soon');
});
