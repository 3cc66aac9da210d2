/** The shops seen last in a browser: how their cookie is read, and what opening one changes. */
import { expect, test } from 'vitest';
import { parseSeen, withSeen } from '@/lib/shops/seen';

test('what is no id is dropped, and more than five are not read', () => {
  expect(parseSeen(undefined)).toEqual([]);
  expect(parseSeen('12.x.-1.5.12')).toEqual(['12', '5']);
  expect(parseSeen('1.2.3.4.5.6.7.8.9')).toHaveLength(5);
});

test('the one that was opened stands in front once, and the oldest makes room', () => {
  expect(withSeen(['5', '12'], '12')).toEqual(['12', '5']);
  expect(withSeen(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});
