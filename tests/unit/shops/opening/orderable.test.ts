import { describe, expect, test } from 'vitest';
import {
  isOutOfReach,
  mayDeliver,
  nowFirst,
  orderableFirst,
  type Reach,
  whyNotOrderable,
} from '@/lib/shops/opening/orderable';
import type { Hours } from '@/lib/shops/schema';

/** 2026-11-21 is a Saturday. */
const noon = { date: '2026-11-21', weekday: 5, minutes: 12 * 60 };
const hoursOn = (...weekdays: number[]): Hours => ({
  isTakingOrders: true,
  closedDates: [],
  days: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({
    weekday,
    from: 11 * 60,
    to: 22 * 60,
    isClosed: !weekdays.includes(weekday),
  })),
});
const daily = hoursOn(0, 1, 2, 3, 4, 5, 6);
const why = (hours: Hours, reach: Reach, fulfilment?: 'pickup') => whyNotOrderable({ hours }, reach, noon, fulfilment);

describe('a shop can be ordered from', () => {
  test.each<[Reach]>([['here'], ['unknown']])('while it is open and its reach is "%s"', reach => {
    expect(why(daily, reach)).toBeUndefined();
  });

  test('before it opens today', () => {
    const early = { ...noon, minutes: 8 * 60 };
    expect(whyNotOrderable({ hours: daily }, 'here', early)).toBeUndefined();
  });

  test('by pickup, wherever it delivers', () => {
    expect(why(daily, 'elsewhere', 'pickup')).toBeUndefined();
    expect(why(daily, 'nowhere', 'pickup')).toBeUndefined();
  });

  test('while its hours did not come along', () => {
    expect(why({ ...daily, days: [] }, 'here')).toBeUndefined();
  });
});

describe('a shop cannot be ordered from', () => {
  test('where it does not deliver to the place, or to nobody', () => {
    expect(why(daily, 'elsewhere')).toBe('too-far');
    expect(why(daily, 'nowhere')).toBe('pickup-only');
  });

  test('today, once it opens on another day', () => {
    expect(why(hoursOn(0), 'here')).toBe('closed-today');
    const late = { ...noon, minutes: 23 * 60 };
    expect(whyNotOrderable({ hours: daily }, 'here', late)).toBe('closed-today');
  });

  test('on any day, whatever else stands in the way', () => {
    expect(why(hoursOn(), 'elsewhere')).toBe('closed-all-days');
    expect(why({ ...daily, isTakingOrders: false }, 'here')).toBe('closed-all-days');
    expect(why({ ...daily, isTakingOrders: false, days: [] }, 'here', 'pickup')).toBe('closed-all-days');
  });
});

test('a shop that delivers elsewhere or to nobody is out of reach, and states no terms of a delivery', () => {
  const reaches: Reach[] = ['here', 'unknown', 'elsewhere', 'nowhere'];
  expect(reaches.filter(isOutOfReach)).toEqual(['elsewhere', 'nowhere']);
  expect(reaches.filter(reach => mayDeliver(why(daily, reach)))).toEqual(['here', 'unknown']);
  expect(mayDeliver(undefined, 'pickup')).toBe(false);
});

test('what is open comes before what opens later today', () => {
  const whys = ['too-far', undefined, undefined, 'too-far'] as const;
  const items = whys.map((reason, index) => ({ index, isOpen: index > 1, why: reason }));
  expect(nowFirst(items, item => item).map(({ index }) => index)).toEqual([2, 1, 3, 0]);
});

test('what prevents the least comes first, and each group keeps its order', () => {
  const whys = ['closed-all-days', undefined, 'too-far', 'closed-today', undefined, 'pickup-only'] as const;
  const items = whys.map((reason, index) => ({ reason, index }));
  expect(orderableFirst(items, ({ reason }) => reason).map(({ index }) => index)).toEqual([1, 4, 3, 5, 2, 0]);
});
