import { describe, expect, test } from 'vitest';
import { leadOf, slotDays, soonest } from '@/lib/checkout/slots';
import { openState } from '@/lib/shops/hours';
import type { Hours } from '@/lib/shops/schema';
import { weekdayOf } from '@/lib/time';

/** 2026-11-21 is a Saturday. */
const saturday = '2026-11-21';
const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};
const at = (time: string, date = saturday) => ({ date, weekday: weekdayOf(date), minutes: minutes(time) });
const week = (from: string, to: string, change: Partial<Hours> = {}): Hours => ({
  isTakingOrders: true,
  closedDates: [],
  days: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, from: minutes(from), to: minutes(to), isClosed: false })),
  ...change,
});
const words = (slots: number[]) => slots.map(slot => `${Math.floor(slot / 60)}:${String(slot % 60).padStart(2, '0')}`);

test('a shop says that it opens where a time can be chosen, and nowhere else', () => {
  for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
    const hours = week('11:00', '12:00');
    hours.days = hours.days.filter(day => day.weekday === weekday);
    const state = openState(hours, at('13:00'));
    const hasSlots = slotDays(hours, at('13:00'), 30).some(({ slots }) => slots.length > 0);
    expect(state.state === 'closed' && state.opens !== null, String(weekday)).toBe(hasSlots);
  }
});

describe('an ordinary week', () => {
  const hours = week('11:00', '22:00');

  test('today begins at the next full hour after now and the delivery time, and ends with the day', () => {
    const [today] = slotDays(hours, at('14:10'), 35);
    expect(words(today?.slots ?? [])).toEqual([
      ...['15:00', '15:30', '16:00', '16:30', '17:00', '17:30', '18:00'],
      ...['18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30'],
    ]);
  });

  test('another day begins once the first order can be there', () => {
    const [, tomorrow] = slotDays(hours, at('14:10'), 35);
    expect(tomorrow).toMatchObject({ date: '2026-11-22', inDays: 1, weekday: 6 });
    expect(words(tomorrow?.slots ?? []).slice(0, 2)).toEqual(['12:00', '12:30']);
  });

  test('before opening, today begins with the opening', () => {
    const [today] = slotDays(hours, at('08:00'), 30);
    expect(words(today?.slots ?? [])[0]).toBe('11:30');
  });

  test('after closing, and when nothing would be there in time, today has none', () => {
    expect(slotDays(hours, at('22:30'), 30)[0]?.slots).toEqual([]);
    expect(slotDays(hours, at('21:20'), 30)[0]?.slots).toEqual([]);
  });

  test('seven days, and no slot ever outside of the hours', () => {
    const days = slotDays(hours, at('00:00'), 0);
    expect(days.map(({ date }) => date)).toEqual([21, 22, 23, 24, 25, 26, 27].map(number => `2026-11-${number}`));
    const all = days.flatMap(({ slots }) => slots);
    expect(Math.min(...all)).toBe(minutes('11:00'));
    expect(Math.max(...all)).toBe(minutes('21:30'));
  });
});

test('weekdays of rest and closed dates have no slots', () => {
  const hours = week('10:00', '20:00', { closedDates: ['2026-11-22'] });
  const resting = { ...hours, days: hours.days.map(day => ({ ...day, isClosed: day.weekday === 0 })) };
  const closed = slotDays(resting, at('12:00'), 30).filter(({ slots }) => slots.length === 0);
  expect(closed.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-23']);
});

describe('overnight', () => {
  const hours = week('18:00', '02:00');

  test('the hours after midnight stand under the day they fall on', () => {
    const [today, tomorrow] = slotDays(hours, at('20:00'), 30);
    expect(words(today?.slots ?? []).at(-1)).toBe('23:30');
    expect(words(tomorrow?.slots ?? []).slice(0, 5)).toEqual(['0:00', '0:30', '1:00', '1:30', '18:30']);
  });

  test('at one in the morning the evening of the day before still goes on', () => {
    const [today] = slotDays(hours, at('00:10'), 20);
    expect(words(today?.slots ?? []).slice(0, 3)).toEqual(['1:00', '1:30', '18:30']);
  });

  test('a closed date closes its own evening, not the morning after the evening before', () => {
    const closed = week('18:00', '02:00', { closedDates: ['2026-11-22'] });
    const [, sunday, monday] = slotDays(closed, at('20:00'), 30);
    expect(words(sunday?.slots ?? [])).toEqual(['0:00', '0:30', '1:00', '1:30']);
    expect(words(monday?.slots ?? [])[0]).toBe('18:30');
  });
});

test('around the clock there is no hole at midnight', () => {
  const [today, tomorrow] = slotDays(week('00:00', '23:59'), at('22:10'), 20);
  expect(words(today?.slots ?? [])).toEqual(['23:00', '23:30']);
  expect(words(tomorrow?.slots ?? []).slice(0, 2)).toEqual(['0:00', '0:30']);
});

test('a shop whose owner has switched ordering off has no slots', () => {
  expect(slotDays(week('10:00', '22:00', { isTakingOrders: false }), at('12:00'), 30).flatMap(d => d.slots)).toEqual(
    [],
  );
});

test('the soonest is now and the delivery time, only while the shop is open', () => {
  const hours = week('11:00', '22:00');
  expect(soonest(hours, at('12:01'), 30)).toEqual({ date: saturday, minutes: minutes('12:35') });
  expect(soonest(hours, at('10:59'), 30)).toBeNull();
  expect(soonest(week('18:00', '02:00'), at('23:50'), 30)).toEqual({ date: '2026-11-22', minutes: minutes('00:20') });
});

test('the delivery time in minutes, whatever it is written in', () => {
  expect(leadOf({ from: 20, to: 35, type: 'minute' })).toBe(35);
  expect(leadOf({ from: 1, to: 2, type: 'hour' })).toBe(120);
  expect(leadOf({ from: 1, to: 1, type: 'day' })).toBe(1440);
  expect(leadOf(null)).toBe(30);
});
