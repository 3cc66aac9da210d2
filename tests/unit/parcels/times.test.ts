/** When can a parcel be fetched? */
import { expect, test } from 'vitest';
import { firstTime, isParcelTime, parcelDays, parcelTimes } from '@/lib/parcels/times';

const utc = { timeZone: 'UTC', skew: 0 };
const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);

test.each([
  ['18:10', { day: '2026-11-21', time: '18:30' }],
  // A courier has a quarter of an hour to come.
  ['18:20', { day: '2026-11-21', time: '19:00' }],
  ['18:15', { day: '2026-11-21', time: '18:30' }],
  ['23:15', { day: '2026-11-21', time: '23:30' }],
  ['23:20', { day: '2026-11-22', time: '00:00' }],
])('at %s the first time is %o', (now, first) => {
  expect(firstTime(utc, at(now))).toEqual(first);
  expect(parcelDays(utc, at(now))[0]).toBe(first.day);
  expect(isParcelTime(first, utc, at(now))).toBe(true);
});

// Chosen while it was offered, and pressed while a courier can still come.
test.each(['23:16', '23:29'])('at %s the last time of today stays one, though only tomorrow is offered', now => {
  expect(parcelDays(utc, at(now))[0]).toBe('2026-11-22');
  expect(isParcelTime({ day: '2026-11-21', time: '23:30' }, utc, at(now))).toBe(true);
});

test('seven days are offered, with every half hour', () => {
  const days = parcelDays(utc, at('18:10'));
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2026-11-21', '2026-11-27']);
  expect([parcelTimes.length, parcelTimes[0], parcelTimes.at(-1)]).toEqual([48, 0, 23 * 60 + 30]);
});

test.each([
  ['2026-11-21', '18:00'],
  ['2026-11-21', '18:10'],
  ['2026-11-20', '19:00'],
  ['2026-11-28', '19:00'],
  ['2026-02-30', '19:00'],
  ['2026-11-22', 'soon'],
  ['', ''],
])('%s %s is no time to come', (day, time) => {
  expect(isParcelTime({ day, time }, utc, at('18:10'))).toBe(false);
});

test('a time that the clocks leave out is none', () => {
  const clock = { timeZone: 'Europe/Berlin', skew: 0 };
  const before = Date.parse('2026-03-28T12:00:00Z');
  expect(isParcelTime({ day: '2026-03-29', time: '02:30' }, clock, before)).toBe(false);
  expect(isParcelTime({ day: '2026-03-29', time: '03:30' }, clock, before)).toBe(true);
});
