/** How far and how fast does a swipe have to be for a drawer to let go? */
import { expect, test } from 'vitest';
import { isSwipeTooSlow } from '@/components/ui/overlay/use-swipe-speed.client';

const height = 600;

test.each([
  { name: 'a fling', moved: 120, time: 200, isTooSlow: false },
  { name: 'between vaul’s limit of speed and ours', moved: 86, time: 200, isTooSlow: true },
  { name: 'slow, and short of 52 %', moved: 311, time: 2_000, isTooSlow: true },
  { name: 'slow, but 52 % of the way', moved: 312, time: 2_000, isTooSlow: false },
  { name: 'a press', moved: 0, time: 80, isTooSlow: false },
  { name: 'within the first millisecond', moved: 10, time: 0, isTooSlow: false },
])('$name', ({ moved, time, isTooSlow }) => {
  expect(isSwipeTooSlow(moved, time, height)).toBe(isTooSlow);
});
