import { expect, test } from 'vitest';
import { directionOf } from '@/lib/content/direction';

test.each([
  ['Melons are in season.', 'ltr'],
  ['موسم البطيخ', 'rtl'],
  ['Doorstep يوصل البطيخ إلى باب بيتك كل يوم', 'rtl'],
  ['עגבניות טריות', 'rtl'],
  ['مرحبا means welcome, and everybody here says it', 'ltr'],
  ['2026: 100 %', 'ltr'],
  ['', 'ltr'],
])('%s: %s', (words, direction) => {
  expect(directionOf(words)).toBe(direction);
});
