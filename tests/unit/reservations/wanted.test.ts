/** What a visitor has chosen of a table, where the query may say anything. */
import { expect, test } from 'vitest';
import { guestsOf, preselectedTime, wantedOf } from '@/lib/reservations/wanted';

const zones = [
  { id: '3', title: 'Dining room' },
  { id: '4', title: 'Terrace' },
];
const days = [
  { date: '2026-11-21', times: [] },
  { date: '2026-11-22', times: [660, 690] },
  { date: '2026-11-23', times: [660] },
];

test('nothing chosen is the first zone, the first open day, and two guests', () => {
  expect(wantedOf({}, zones, days)).toEqual({ zone: '3', date: '2026-11-22', asked: null, minutes: null, guests: 2 });
});

test('what is chosen stands', () => {
  const query = { zone: '4', day: '2026-11-23', time: '11:00', guests: '٤' };
  expect(wantedOf(query, zones, days)).toEqual({ zone: '4', date: '2026-11-23', asked: 660, minutes: 660, guests: 4 });
});

test.each([
  [{ zone: '9', day: '2026-11-23', time: '11:30' }],
  [{ day: 'x', time: '11:00' }],
  [{ day: ['2026-11-23'], time: '11:00' }],
])('%j: a time that the day has not is none', query => {
  expect(wantedOf(query, zones, days)).toMatchObject({ zone: '3', minutes: null });
});

test('a time that the day has not stays chosen, and is there on another day', () => {
  const wanted = wantedOf({ day: '2026-11-23', time: '11:30' }, zones, days);
  expect(preselectedTime(wanted, days)).toBe(690);
});

test.each([
  [{}, [{ date: '2026-11-22', times: [660, 1140, 1170] }], 1140],
  // Later than that only later times are left today.
  [
    {},
    [
      { date: '2026-11-22', times: [1230] },
      { date: '2026-11-23', times: [1140, 1230] },
    ],
    1230,
  ],
  [{}, [{ date: '2026-11-22', times: [660, 690] }], 660],
  [{ day: '2026-11-22', time: '23:45' }, [{ date: '2026-11-22', times: [660] }], 660],
])('%j of %j: an evening time of the day is preselected, otherwise its first', (query, open, minutes) => {
  expect(preselectedTime(wantedOf(query, zones, open), open)).toBe(minutes);
});

test.each([
  ['0', null],
  ['21', null],
  ['2.5', null],
  ['', null],
  ['20', 20],
])('%s guests are %s', (typed, count) => {
  expect(guestsOf(typed)).toBe(count);
});

test('a restaurant that is closed, or has no zone, leaves nothing to choose', () => {
  expect(wantedOf({}, [], [])).toEqual({ zone: '', date: '', asked: null, minutes: null, guests: 2 });
});
