import { expect, test } from 'vitest';
import { clockTime, daysBetween, isDate, minutesOf } from '@/lib/time';

test('a clock time is written and read', () => {
  expect([0, 545, 1170].map(clockTime)).toEqual(['00:00', '09:05', '19:30']);
  expect(minutesOf('19:30')).toBe(1170);
});

test.each(['', '24:00', '9:5', '7pm', '19:30:00'])('"%s" is no time', text => {
  expect(minutesOf(text)).toBeNull();
});

test('a date is of a day that exists', () => {
  expect(['2026-11-23', '2024-02-29'].every(isDate)).toBe(true);
  const none = ['', '2026-02-30', '2026-13-01', '0000-00-00', '26-11-23', '2026-11-23 18:30', 'tomorrow'];
  expect(none.filter(isDate)).toEqual([]);
});

test('days are counted over the end of a month, and not from what is no date', () => {
  expect(daysBetween('2026-11-23', '2026-12-01')).toBe(8);
  expect(daysBetween('', '2026-12-01')).toBeNaN();
});
