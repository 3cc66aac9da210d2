/** On which days and at which times can a table be had? */
import { expect, test } from 'vitest';
import type { MarketClock } from '@/lib/market/queries';
import type { Booking, BookingShop } from '@/lib/reservations/schema';
import { bookingDays, isCancellable, isComing, spanOf } from '@/lib/reservations/times';
import type { WallTime } from '@/lib/time';

const booking: Booking = { id: '1', longest: 120, opens: 11 * 60, closes: 22 * 60 };
const week = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: 9 * 60, to: 23 * 60, isClosed: weekday === 0 }));
const shop: BookingShop = { id: '5', title: 'Green Fork', days: week, closedDates: ['2026-11-24'] };
/** A Saturday, 18:10. */
const now: WallTime = { weekday: 5, date: '2026-11-21', minutes: 18 * 60 + 10 };

const utc: MarketClock = { timeZone: 'UTC', skew: 0 };

const timesOn = (date: string, of = shop, at = '2026-11-21T18:10:00Z') =>
  bookingDays(of, booking, utc, Date.parse(at)).find(day => day.date === date)?.times;

test('today begins with the next half hour, and the last time leaves an hour', () => {
  const times = timesOn('2026-11-21') ?? [];
  expect([times[0], times.at(-1)]).toEqual([18 * 60 + 30, 21 * 60]);
});

test('a table is reserved ahead: not for this very minute, nor in one that has passed', () => {
  expect(timesOn('2026-11-21', shop, '2026-11-21T18:29:00Z')?.[0]).toBe(18 * 60 + 30);
  expect(timesOn('2026-11-21', shop, '2026-11-21T18:30:00Z')?.[0]).toBe(19 * 60);
});

test('where tables are kept for less than an hour, the last time is that long before closing', () => {
  const [, tomorrow] = bookingDays(shop, { ...booking, longest: 30 }, utc, Date.parse('2026-11-20T12:00:00Z'));
  expect(tomorrow?.times.at(-1)).toBe(21 * 60 + 30);
});

test('where the hours are not known, and where it opens and closes at the same minute, only the booking’s count', () => {
  const untold = { ...shop, days: [] };
  const allDay = { ...shop, days: week.map(day => ({ ...day, from: 8 * 60, to: 8 * 60 })) };
  for (const of of [untold, allDay]) {
    const times = timesOn('2026-11-25', of) ?? [];
    expect([times[0], times.at(-1)]).toEqual([11 * 60, 21 * 60]);
  }
});

test('a closed weekday and a holiday have no times', () => {
  expect(timesOn('2026-11-23')).toEqual([]);
  expect(timesOn('2026-11-24')).toEqual([]);
  expect(timesOn('2026-11-25')?.[0]).toBe(11 * 60);
});

test('the shop that closes earlier keeps tables no longer, the one that closes after midnight does', () => {
  const early = { ...shop, days: week.map(day => ({ ...day, to: 15 * 60 })) };
  const late = { ...shop, days: week.map(day => ({ ...day, to: 60 })) };
  expect(timesOn('2026-11-25', early)?.at(-1)).toBe(14 * 60);
  expect(timesOn('2026-11-25', late)?.at(-1)).toBe(21 * 60);
});

test('late in the evening today has none', () => {
  expect(timesOn('2026-11-21', shop, '2026-11-21T22:00:00Z')).toEqual([]);
});

test('the hour that summer time leaves out has no table', () => {
  const night = { ...shop, days: week.map(day => ({ ...day, from: 0, to: 6 * 60, isClosed: false })) };
  const berlin = { timeZone: 'Europe/Berlin', skew: 0 };
  const evening = Date.parse('2026-03-28T20:00:00+01:00');
  const [, sunday] = bookingDays(night, { ...booking, opens: 60 }, berlin, evening);
  expect(sunday?.times.slice(0, 4)).toEqual([60, 90, 180, 210]);
});

test('a table is kept as long as it may be, and not past the closing', () => {
  expect(spanOf('2026-11-21', 19 * 60, booking)).toEqual({ starts: '2026-11-21 19:00', ends: '2026-11-21 21:00' });
  expect(spanOf('2026-11-21', 21 * 60, booking).ends).toBe('2026-11-21 22:00');
  expect(spanOf('2026-11-21', 22 * 60, booking).ends, 'half an hour at least').toBe('2026-11-21 22:30');
  const late = { ...booking, closes: 24 * 60 };
  expect(spanOf('2026-11-21', 23 * 60, late).ends, 'within its day').toBe('2026-11-21 23:59');
});

test.each([
  ['2026-11-21 20:00', '2026-11-21 22:00', 'new', true, true],
  ['2026-11-21 18:00', '2026-11-21 20:00', 'accepted', true, false],
  ['2026-11-21 18:10', '2026-11-21 20:10', 'accepted', true, false],
  ['2026-11-21 16:10', '2026-11-21 18:10', 'accepted', false, false],
  ['2026-11-21 12:00', '2026-11-21 14:00', 'accepted', false, false],
  ['2026-11-22 12:00', '2026-11-22 14:00', 'canceled', false, false],
])('%s to %s, %s', (starts, ends, status, comes, may) => {
  expect(isComing({ ends, status }, now)).toBe(comes);
  expect(isCancellable({ starts, status }, now)).toBe(may);
});
