import { describe, expect, test } from 'vitest';
import { leadOf, slotDays as slotDaysOf, soonestArrival as soonestOf } from '@/lib/checkout/slots';
import type { MarketClock } from '@/lib/market/queries';
import { openState } from '@/lib/shops/opening/hours';
import type { Hours } from '@/lib/shops/schema';
import { minutesOf, momentOf, wallTime } from '@/lib/time';

/** 2026-11-21 is a Saturday. */
const saturday = '2026-11-21';
const minutes = (time: string) => minutesOf(time) ?? Number.NaN;
const utc: MarketClock = { timeZone: 'UTC', skew: 0 };
const at = (time: string, date = saturday) => Date.parse(`${date}T${time}:00Z`);
const slotDays = (hours: Hours, now: number, lead: number) => slotDaysOf(hours, utc, lead, now);
const soonest = (hours: Hours, now: number, lead: number) => soonestOf(hours, utc, lead, now);
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
    const state = openState(hours, wallTime(utc, at('13:00')));
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

describe('a delivery that takes longer than the shop is open', () => {
  const hours = week('09:00', '17:00');
  const daysOf = (days: ReturnType<typeof slotDays>) => days.map(({ date, slots }) => [date.slice(8), words(slots)[0]]);

  test('comes from the opening of the next days on, ordered while it is closed and while it is open', () => {
    const next = [
      ['22', '9:00'],
      ['23', '9:00'],
      ['24', '9:00'],
      ['25', '9:00'],
      ['26', '9:00'],
      ['27', '9:00'],
    ];
    for (const time of ['07:30', '12:10', '20:00'])
      expect(daysOf(slotDays(hours, at(time), 600)), time).toEqual([['21', undefined], ...next]);
  });

  test('comes on the first day as soon as it can be there', () => {
    expect(daysOf(slotDays(hours, at('04:30'), 480))[0]).toEqual(['21', '13:00']);
    expect(daysOf(slotDays(hours, at('23:10'), 720))[1]).toEqual(['22', '12:00']);
  });

  test('a shop that is open long enough has its time after opening', () => {
    expect(daysOf(slotDays(week('09:00', '20:00'), at('20:30'), 600))[1]).toEqual(['22', '19:00']);
    expect(daysOf(slotDays(week('11:00', '12:00'), at('12:00'), 30))[1], 'one slot fits').toEqual(['22', '11:30']);
    const [, short] = slotDays(week('11:00', '11:45'), at('12:00'), 30);
    expect(words(short?.slots ?? []), 'no slot would fit').toEqual(['11:00']);
  });

  test('days of delivery: seven days are offered, from the first on which it can be there', () => {
    const days = slotDays(hours, at('12:10'), 2880);
    expect(daysOf(days).slice(0, 2)).toEqual([
      ['23', '13:00'],
      ['24', '9:00'],
    ]);
    expect(days.map(({ inDays }) => inDays)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(days[0]).toMatchObject({ weekday: 0, date: '2026-11-23' });
  });

  test('a month', () => {
    const days = slotDays(hours, at('20:00'), 30 * 1440);
    expect(days.map(({ date, slots }) => [date, slots.length]).slice(0, 2)).toEqual([
      ['2026-12-21', 0],
      ['2026-12-22', 16],
    ]);
    expect(days[6]?.date).toBe('2026-12-27');
  });

  test('weekdays of rest and closed dates are left out', () => {
    const closed = { ...hours, closedDates: ['2026-11-23'], days: hours.days.filter(({ weekday }) => weekday !== 6) };
    const days = slotDays(closed, at('20:00'), 1440).filter(({ slots }) => slots.length > 0);
    expect(days.map(({ date }) => date.slice(8))).toEqual(['24', '25', '26', '27', '28']);
  });

  test('overnight and around the clock', () => {
    expect(daysOf(slotDays(week('18:00', '02:00'), at('20:00'), 600)).slice(0, 3)).toEqual([
      ['21', undefined],
      ['22', '18:00'],
      ['23', '0:00'],
    ]);
    const always = slotDays(week('00:00', '23:59'), at('12:10'), 1440);
    expect(daysOf(always).slice(0, 2)).toEqual([
      ['22', '13:00'],
      ['23', '0:00'],
    ]);
    expect(words(always[1]?.slots ?? [])).toHaveLength(48);
    const rested = slotDays(week('00:00', '23:59', { closedDates: ['2026-11-22'] }), at('12:10'), 1440);
    expect(daysOf(rested).slice(0, 2), 'prepared on the day of rest').toEqual([
      ['22', undefined],
      ['23', '0:00'],
    ]);
  });

  test('the soonest is not in the night after', () => {
    expect(soonest(hours, at('12:01'), 2880)).toEqual({ date: '2026-11-23', inDays: 2, minutes: minutes('12:05') });
    expect(soonest(hours, at('12:01'), 600)).toEqual({ date: '2026-11-22', inDays: 1, minutes: minutes('09:00') });
    expect(soonest(hours, at('09:00'), 480), 'from opening to closing').toMatchObject({ inDays: 1, minutes: 540 });
    const closedDates = ['2026-11-23'];
    const tuesday = { date: '2026-11-24', inDays: 3 };
    expect(soonest({ ...hours, closedDates }, at('12:01'), 2880)).toEqual({ ...tuesday, minutes: minutes('09:00') });
    expect(soonest(week('00:00', '23:59', { closedDates }), at('12:01'), 2880)).toEqual({ ...tuesday, minutes: 0 });
  });
});

describe('when the clock is changed, in Berlin', () => {
  const berlin: MarketClock = { timeZone: 'Europe/Berlin', skew: 0 };
  const always = week('00:00', '23:59');

  test('the lead goes over the hour that is left out, and no slot is in it', () => {
    const now = Date.parse('2026-03-29T01:45:00+01:00');
    expect(soonestOf(always, berlin, 30, now)).toMatchObject({ date: '2026-03-29', minutes: minutes('03:15') });
    const [today] = slotDaysOf(always, berlin, 30, Date.parse('2026-03-29T00:10:00+01:00'));
    expect(words(today?.slots ?? []).slice(0, 3)).toEqual(['1:00', '1:30', '3:00']);
    const opening = week('01:45', '09:00');
    const [, sunday] = slotDaysOf(opening, berlin, 30, Date.parse('2026-03-28T20:00:00+01:00'));
    expect(words(sunday?.slots ?? [])[0], 'half an hour after a quarter to two').toBe('3:30');
  });

  test('the lead goes into the second of the same hour, and its slots come once', () => {
    const first = Date.parse('2026-10-25T02:50:00+02:00');
    expect(soonestOf(always, berlin, 30, first)).toMatchObject({ date: '2026-10-25', minutes: minutes('02:20') });
    const second = Date.parse('2026-10-25T02:50:00+01:00');
    expect(soonestOf(always, berlin, 30, second)).toMatchObject({ minutes: minutes('03:20') });
    const [today] = slotDaysOf(always, berlin, 30, Date.parse('2026-10-25T00:40:00+02:00'));
    expect(words(today?.slots ?? []).slice(0, 4)).toEqual(['2:00', '2:30', '3:00', '3:30']);
  });

  test('a clock that is ahead of the server shows its own time', () => {
    const ahead = { ...berlin, skew: 400_000 };
    const now = momentOf(ahead, '2026-03-29', 105);
    expect(soonestOf(always, ahead, 30, now)).toMatchObject({ minutes: minutes('03:15') });
  });
});

test('around the clock there is no hole at midnight', () => {
  const [today, tomorrow] = slotDays(week('00:00', '23:59'), at('22:10'), 20);
  expect(words(today?.slots ?? [])).toEqual(['23:00', '23:30']);
  expect(words(tomorrow?.slots ?? []).slice(0, 2)).toEqual(['0:00', '0:30']);
});

test('nor between two days in the middle of the week, and the first of them has one before it', () => {
  const nonstop = { from: 0, to: minutes('23:59') };
  const days = week('11:00', '22:00').days.map(day => ([1, 2].includes(day.weekday) ? { ...day, ...nonstop } : day));
  const tuesdayOn = slotDays(week('11:00', '22:00', { days }), at('12:00'), 45).slice(3);
  expect(tuesdayOn.slice(0, 2).map(({ slots }) => words(slots)[0])).toEqual(['1:00', '0:00']);
});

test('a shop whose owner has switched ordering off has no slots', () => {
  expect(slotDays(week('10:00', '22:00', { isTakingOrders: false }), at('12:00'), 30).flatMap(d => d.slots)).toEqual(
    [],
  );
});

test('the soonest is now and the delivery time, only while the shop is open', () => {
  const hours = week('11:00', '22:00');
  expect(soonest(hours, at('12:01'), 30)).toEqual({ date: saturday, inDays: 0, minutes: minutes('12:35') });
  expect(soonest(hours, at('12:00') + 30_000, 30)?.minutes, 'seconds are not shown').toBe(minutes('12:30'));
  expect(soonest(hours, at('10:59'), 30)).toBeNull();
  const overnight = { date: '2026-11-22', inDays: 1, minutes: minutes('00:20') };
  expect(soonest(week('18:00', '02:00'), at('23:50'), 30)).toEqual(overnight);
  expect(soonest(hours, at('21:50'), 30), 'ordered in time').toMatchObject({ inDays: 0, minutes: minutes('22:20') });
});

test('the delivery time in minutes, whatever it is written in', () => {
  expect(leadOf({ from: 20, to: 35, type: 'minute' })).toBe(35);
  expect(leadOf({ from: 1, to: 2, type: 'hour' })).toBe(120);
  expect(leadOf({ from: 1, to: 1, type: 'day' })).toBe(1440);
  expect(leadOf({ from: 45, to: 0, type: 'minute' })).toBe(45);
  expect(leadOf({ from: 0, to: 0, type: 'minute' }), 'not stated').toBe(30);
  expect(leadOf(null)).toBe(30);
  expect(leadOf({ from: 1, to: 2e9, type: 'month' }), 'a slip of the shop').toBe(365 * 1440);
});
