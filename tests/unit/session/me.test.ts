import { expect, test } from 'vitest';
import { formatMe, parseMe } from '@/lib/session/me';

test.each([
  [{ isSignedIn: true, count: 3 }, '1.3'],
  [{ isSignedIn: false, count: 0 }, '0.0'],
  [{ isSignedIn: true, count: 12_345 }, '1.9999'],
  [{ isSignedIn: false, count: -2.5 }, '0.0'],
])('%o is written as %s', (me, text) => {
  expect(formatMe(me)).toBe(text);
});

test.each([undefined, '', '1', 'x.3', '1.99999', '1.3; admin'])('what is forged (%s) reads as nobody', cookie => {
  expect(parseMe(cookie)).toEqual({ isSignedIn: false, count: 0 });
});

test('what was written is read', () => {
  expect(parseMe('1.12')).toEqual({ isSignedIn: true, count: 12 });
});
