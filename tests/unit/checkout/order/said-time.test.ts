/** What the order button said of the time becomes untrue by waiting alone. */
import { expect, test } from 'vitest';
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import { earlierThan, isStillSo, saidOf } from '@/lib/checkout/order/said-time';

const asap = (minutes: number, inDays = 0): ChosenTime => ({ kind: 'asap', date: '2026-12-01', inDays, minutes });
const slot = (inDays: number): ChosenTime => ({ kind: 'slot', date: '2026-12-01', weekday: 1, inDays, minutes: 600 });

test.each([
  ['as soon as possible, at once', asap(1175), asap(1175), true],
  ['as soon as possible, half an hour later', asap(1175), asap(1205), true],
  ['as soon as possible, more than that later', asap(1175), asap(1210), false],
  ['as soon as possible, and sooner than was said', asap(1175), asap(1170), true],
  ['a first opening of tomorrow, which is today by now', asap(540, 1), asap(540), false],
  ['a slot of today', slot(0), slot(0), true],
  ['a slot of tomorrow, which is today by now', slot(1), slot(0), false],
  ['a slot that was named by its date', slot(2), slot(1), true],
  ['a slot that was named by its date, of today by now', slot(3), slot(0), true],
])('%s', (_what, shown, now, isSo) => {
  expect(isStillSo(saidOf(shown), now)).toBe(isSo);
});

test('a page that said nothing of a time says nothing wrong', () => {
  expect(saidOf({ kind: 'none', why: 'closedNow' })).toBe('');
  for (const said of [undefined, '', 'about 19:35', '0']) expect(isStillSo(said, asap(600))).toBe(true);
});

test.each([
  ['as soon as possible, later on the same day', asap(1175), asap(1210), 1175],
  ['as soon as possible, and sooner than was said', asap(1175), asap(1170), null],
  ['a first opening of tomorrow, which is today by now', asap(540, 1), asap(600), null],
  ['a slot', slot(1), slot(0), null],
])('the earlier time of %s', (_what, shown, now, was) => {
  expect(earlierThan(now, saidOf(shown))).toBe(was);
});
