import { expect, test } from 'vitest';
import { formatMe, nobody, parseMe } from '@/lib/session/me';

/** In the middle of the 20,454th day since the epoch. */
const now = 20_454.5 * 86_400_000;

test.each([
  [{ isSignedIn: true, count: 3, hasOpenOrder: false, hasNoneAgain: false }, '1.3'],
  [{ isSignedIn: true, count: 3, hasOpenOrder: false, hasNoneAgain: true }, '1.3n'],
  [{ isSignedIn: true, count: 3, hasOpenOrder: true, hasNoneAgain: true }, '1.3n.20454'],
  [{ isSignedIn: false, count: 3, hasOpenOrder: false, hasNoneAgain: true }, '0.3'],
  [{ isSignedIn: true, count: 0, hasOpenOrder: true, hasNoneAgain: false }, '1.0.20454'],
  [nobody, '0.0'],
  [{ isSignedIn: true, count: 1.5, hasOpenOrder: false, hasNoneAgain: false }, '1.1'],
  [{ isSignedIn: true, count: 12_345, hasOpenOrder: false, hasNoneAgain: false }, '1.9999'],
  [{ isSignedIn: false, count: -2.5, hasOpenOrder: false, hasNoneAgain: false }, '0.0'],
])('%o is written as %s', (me, text) => {
  expect(formatMe(me, now)).toBe(text);
});

test.each([undefined, '', '1', 'x.3', '1.99999', '1.3; admin', '1.3.x'])(
  'what is forged (%s) reads as nobody',
  cookie => {
    expect(parseMe(cookie)).toEqual(nobody);
  },
);

test('what was written is read', () => {
  for (const me of ['1.12', '1.0.20454', '1.0n', '1.7n.20454']) expect(formatMe(parseMe(me, now), now)).toBe(me);
});

test.each([
  ['1.0.20454', true],
  ['1.0.20453', true],
  ['1.0.20452', false],
  ['1.0.', false],
])('an order of two days ago is not shown any more: %s', (me, isShown) => {
  expect(parseMe(me, now).hasOpenOrder).toBe(isShown);
});
