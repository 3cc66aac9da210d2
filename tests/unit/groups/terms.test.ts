/** What do the typed terms of a group order mean? */
import { expect, test } from 'vitest';
import { nextTime, termsFields } from '@/lib/groups/terms';
import { readAmount } from '@/lib/typed-number';

test.each([
  ['15', 1500],
  ['12,50', 1250],
  ['١٢٫٥', 1250],
  ['0', null],
  ['-3', null],
  ['much', null],
  // Some eighty dollars in soms.
  ['1000000', 100_000_000],
  ['1000000000', null],
  ['10 000', 1_000_000],
  ['1,000', null],
  ['1e3', null],
  ['0x10', null],
])('a limit of %s is %s', (typed, minor) => {
  expect(termsFields.limit.safeParse(typed).success).toBe(minor !== null);
  expect(readAmount(typed)).toBe(minor);
});

const noon = Date.UTC(2026, 0, 5, 12, 0, 30);
const minutes = 60_000;

test.each([
  ['12:15', 15],
  ['11:45', 24 * 60 - 15],
  ['12:00', 24 * 60],
])('at noon, %s is in %s minutes', (time, ahead) => {
  expect(nextTime(time, { timeZone: 'UTC', skew: 0 }, noon)).toBe(noon - 30_000 + ahead * minutes);
});

const berlin = { timeZone: 'Europe/Berlin', skew: 0 };

test.each([
  ['the evening before the clock is put forward', '2026-03-28T20:00:00+01:00', '19:30', '2026-03-29T19:30:00+02:00'],
  ['the evening before it is put back', '2026-10-24T20:00:00+02:00', '04:00', '2026-10-25T04:00:00+01:00'],
  ['a time that comes twice', '2026-10-25T01:00:00+02:00', '02:20', '2026-10-25T02:20:00+02:00'],
  ['the second of them', '2026-10-25T02:50:00+02:00', '02:20', '2026-10-25T02:20:00+01:00'],
  ['a time that is left out', '2026-03-29T01:00:00+01:00', '02:30', '2026-03-29T03:30:00+02:00'],
])('when the clock is changed: %s', (_, now, time, moment) => {
  expect(nextTime(time, berlin, Date.parse(now))).toBe(Date.parse(moment));
});
