/** The minutes that a group has left to choose. */
import { expect, test } from 'vitest';
import { minutesToChoose } from '@/lib/groups/minutes-to-choose';

test.each([
  [12 * 60_000, 12],
  [11 * 60_000 + 1, 12],
  [1, 1],
  [90 * 60_000, 90],
  [91 * 60_000, null],
  [0, null],
  [-60_000, null],
])('%d ms are %s minutes', (left, minutes) => {
  expect(minutesToChoose(1_000_000 + left, 1_000_000)).toBe(minutes);
});
