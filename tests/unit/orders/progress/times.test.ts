/** When an order ended: its record changes afterwards too, a tip for example moves `updated_at` (docs/api.md 10.6). */
import { expect, test } from 'vitest';
import type { MarketClock } from '@/lib/market/queries';
import { endOf, noteTimes, timesOf } from '@/lib/orders/progress/times';
import { order } from '../order.ts';

const clock = { timeZone: 'Asia/Tashkent', skew: 0 } as MarketClock;
const delivered = { status: 'delivered', delivery_date: '2023-06-01', delivery_time: '15:00' };
const at = (utc: string) => Date.parse(`${utc.replace(' ', 'T')}Z`);

test('the moment of an order that nobody saw before is that of its last change', () => {
  const came = order({ ...delivered, id: 1, updated_at: '2023-06-01 10:04:00Z' });
  expect(endOf(came, clock)).toEqual({ date: '2023-06-01', at: at('2023-06-01 10:04:00') });
});

test('what changes after it was seen does not move it', () => {
  const came = order({ ...delivered, id: 2, updated_at: '2023-06-01 10:04:00Z' });
  noteTimes(came);
  const tipped = order({ ...delivered, id: 2, updated_at: '2023-06-01 10:21:00Z' });
  noteTimes(tipped);
  expect(endOf(tipped, clock)).toEqual({ date: '2023-06-01', at: at('2023-06-01 10:04:00') });
  expect(timesOf(tipped).delivered).toBe(at('2023-06-01 10:04:00'));
});

test('a change long after the day on which it was wanted tells only that day', () => {
  const changed = (updated_at: string) => endOf(order({ ...delivered, id: 3, updated_at }), clock);
  expect(changed('2023-06-20 10:21:00Z')).toEqual({ date: '2023-06-01', at: null });
  // Late on the market's clock, where the next day has begun.
  expect(changed('2023-06-01 20:30:00Z')).toEqual({ date: '2023-06-02', at: at('2023-06-01 20:30:00') });
});

test('an order may be cancelled on any day, and one without a time says nothing', () => {
  const canceled = order({ ...delivered, id: 4, status: 'canceled', updated_at: '2023-06-20 10:21:00Z' });
  expect(endOf(canceled, clock)).toEqual({ date: '2023-06-20', at: at('2023-06-20 10:21:00') });
  expect(endOf(order({ ...delivered, id: 5, updated_at: null }), clock)).toBeNull();
});

test('the day is that of the moment, however far the API’s clock is from the market’s', () => {
  const came = order({ ...delivered, id: 6, updated_at: '2023-06-01 18:30:00Z' });
  const hour = 3_600_000;
  for (const skew of [hour, -hour])
    expect(endOf(came, { ...clock, skew })).toEqual({ date: '2023-06-01', at: at('2023-06-01 18:30:00') });
});

test('a status whose time is not known, and one that nobody knows, are not noted', () => {
  const unknown = order({ ...delivered, id: 7, updated_at: null });
  noteTimes(unknown);
  expect(timesOf(unknown)).toEqual({});
  const lost = order({ ...delivered, id: 8, status: 'lost_in_space' });
  noteTimes(lost);
  expect(timesOf(lost)).toEqual({});
});
