import { describe, expect, test } from 'vitest';
import { countsAsShut, isShut, type OpenState, openState } from '@/lib/shops/opening/hours';
import type { Hours } from '@/lib/shops/schema';
import { weekdayOf } from '@/lib/time';

/** 2026-11-21 is a Saturday. */
const saturday = '2026-11-21';
const at = (time: string, date = saturday) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date, weekday: weekdayOf(date), minutes: hours * 60 + minutes };
};
const minutes = (time: string) => at(time).minutes;

const week = (from: string, to: string, change: Partial<Hours> = {}): Hours => ({
  isTakingOrders: true,
  closedDates: [],
  days: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: minutes(from), to: minutes(to), isClosed: false })),
  ...change,
});
const restingOn = (hours: Hours, ...weekdays: number[]): Hours => ({
  ...hours,
  days: hours.days.map(day => ({ ...day, isClosed: weekdays.includes(day.weekday) })),
});

describe('an ordinary day', () => {
  const hours = week('11:00', '22:00');

  test.each([
    ['10:59', 'closed'],
    ['11:00', 'open'],
    ['21:59', 'open'],
    ['22:00', 'closed'],
  ])('at %s it is %s', (time, state) => {
    expect(openState(hours, at(time)).state).toBe(state);
  });

  test('says until when, and when next', () => {
    expect(openState(hours, at('12:00'))).toEqual({ state: 'open', until: 22 * 60, isAroundTheClock: false });
    expect(openState(hours, at('09:00'))).toEqual({ state: 'closed', opens: { inDays: 0, weekday: 5, from: 11 * 60 } });
    expect(openState(hours, at('23:00'))).toEqual({ state: 'closed', opens: { inDays: 1, weekday: 6, from: 11 * 60 } });
  });
});

describe('overnight', () => {
  const hours = week('18:00', '02:00');

  test.each([
    ['17:59', 'closed'],
    ['23:30', 'open'],
    ['00:00', 'open'],
    ['01:59', 'open'],
    ['02:00', 'closed'],
  ])('at %s it is %s', (time, state) => {
    expect(openState(hours, at(time)).state).toBe(state);
  });

  test('after midnight the evening before decides', () => {
    const onlyFriday = restingOn(hours, 0, 1, 2, 3, 5, 6);
    expect(openState(onlyFriday, at('01:00'))).toEqual({ state: 'open', until: 2 * 60, isAroundTheClock: false });
    expect(openState(onlyFriday, at('19:00')).state).toBe('closed');
  });

  test('a holiday closes the evening that begins on it, not the night before', () => {
    const hours = week('18:00', '02:00', { closedDates: [saturday] });
    expect(openState(hours, at('01:00')).state).toBe('open');
    expect(openState(hours, at('19:00'))).toEqual({ state: 'closed', opens: { inDays: 1, weekday: 6, from: 18 * 60 } });
  });
});

describe('days of rest', () => {
  test('a closed weekday is skipped', () => {
    const hours = restingOn(week('11:00', '22:00'), 5, 6);
    expect(openState(hours, at('12:00'))).toEqual({ state: 'closed', opens: { inDays: 2, weekday: 0, from: 11 * 60 } });
  });

  test('a closed date is skipped', () => {
    const hours = week('11:00', '22:00', { closedDates: [saturday, '2026-11-22'] });
    expect(openState(hours, at('12:00'))).toEqual({ state: 'closed', opens: { inDays: 2, weekday: 0, from: 11 * 60 } });
  });

  test('a day beyond those that can be ordered for is no opening', () => {
    const hours = restingOn(week('11:00', '12:00'), 0, 1, 2, 3, 4, 6);
    expect(openState(hours, at('13:00'))).toEqual({ state: 'closed', opens: null });
    expect(openState(hours, at('13:00', '2026-11-22'))).toEqual({
      state: 'closed',
      opens: { inDays: 6, weekday: 5, from: 11 * 60 },
    });
  });

  test('one that rests every day does not say when it opens', () => {
    expect(openState(restingOn(week('11:00', '22:00'), 0, 1, 2, 3, 4, 5, 6), at('12:00'))).toEqual({
      state: 'closed',
      opens: null,
    });
  });
});

describe('around the clock', () => {
  test.each([
    ['00:00', '23:59'],
    ['00:00', '00:00'],
    ['09:00', '09:00'],
  ])('%s to %s every day', (from, to) => {
    expect(openState(week(from, to), at('03:00'))).toMatchObject({ state: 'open', isAroundTheClock: true });
  });

  test('openings that meet are one: until the day of rest', () => {
    const hours = restingOn(week('00:00', '00:00'), 6);
    expect(openState(hours, at('12:00'))).toEqual({ state: 'open', until: 0, isAroundTheClock: false });
  });

  test('a whole weekend is not around the clock: on its first morning one is told until when', () => {
    const hours = restingOn(week('00:00', '00:00'), 0, 1, 2, 3, 4);
    expect(openState(hours, at('10:00'))).toEqual({ state: 'open', until: 0, isAroundTheClock: false });
  });
});

test('while the time is not known, so is whether it is open', () => {
  const hours = week('11:00', '22:00');
  expect(openState(hours, { ...at('12:00'), isUnknown: true })).toEqual({ state: 'unknown' });
  expect(openState({ ...hours, isTakingOrders: false }, { ...at('12:00'), isUnknown: true }).state).toBe('paused');
});

test.each<[OpenState['state'], boolean]>([
  ['open', false],
  ['closed', true],
  ['paused', true],
  ['unknown', false],
])('%s: that it takes no orders now is known: %s', (state, isKnown) => {
  expect(isShut({ state } as OpenState)).toBe(isKnown);
});

test('without any hours a shop counts as closed only where its owner switched it off', () => {
  const noHours = week('11:00', '22:00', { days: [] });
  expect(countsAsShut(noHours, openState(noHours, at('12:00')))).toBe(false);
  const switchedOff = { ...noHours, isTakingOrders: false };
  expect(countsAsShut(switchedOff, openState(switchedOff, at('12:00')))).toBe(true);
  const early = week('11:00', '22:00');
  expect(countsAsShut(early, openState(early, at('10:00')))).toBe(true);
});

test('switched off by the owner, the hours do not matter', () => {
  expect(openState(week('00:00', '23:59', { isTakingOrders: false }), at('12:00'))).toEqual({ state: 'paused' });
});
