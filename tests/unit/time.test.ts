import { expect, test } from 'vitest';
import { clockTime, minutesOf } from '@/lib/time';

test('a clock time is written and read', () => {
  expect([0, 545, 1170].map(clockTime)).toEqual(['00:00', '09:05', '19:30']);
  expect(minutesOf('19:30')).toBe(1170);
});

test.each(['', '24:00', '9:5', '7pm', '19:30:00'])('"%s" is no time', text => {
  expect(minutesOf(text)).toBeNull();
});
