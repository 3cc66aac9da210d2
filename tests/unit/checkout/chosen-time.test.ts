/** Which time is ordered for, of those that the shop offers? */
import { expect, test } from 'vitest';
import { timeOf } from '@/lib/checkout/chosen-time';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import type { SlotDay } from '@/lib/checkout/slots';

const today: SlotDay = { date: '2026-11-21', inDays: 0, weekday: 5, slots: [] };
const tomorrow: SlotDay = { date: '2026-11-22', inDays: 1, weekday: 6, slots: [690, 720] };
const now = { date: '2026-11-21', inDays: 0, minutes: 755 };
const chosen = (day: string, time = '') => ({ ...emptyDraft, day, time });
const slot = (minutes: number) => ({ kind: 'slot', date: '2026-11-22', minutes, inDays: 1, weekday: 6 });

test.each([
  ['nothing, while it is open', chosen(''), now, { kind: 'asap', ...now }],
  ['as soon as possible, while it is open', chosen('asap'), now, { kind: 'asap', ...now }],
  ['a time, while it is open', chosen('2026-11-22', '12:00'), now, slot(720)],
  ['nothing, while it is closed', chosen(''), null, slot(690)],
  ['a time, while it is closed', chosen('2026-11-22', '12:00'), null, slot(720)],
  ['as soon as possible, but it has closed', chosen('asap'), null, { kind: 'none', why: 'closedNow' }],
  ['a day without a time', chosen('2026-11-22'), null, { kind: 'none', why: 'gone' }],
  ['a time between the slots', chosen('2026-11-22', '12:10'), null, { kind: 'none', why: 'gone' }],
  ['a day on which it is closed', chosen('2026-11-21', '12:00'), now, { kind: 'none', why: 'closedDay' }],
  ['a day that is over', chosen('2026-11-20', '23:30'), now, { kind: 'none', why: 'gone' }],
  ['a day that is not offered', chosen('2026-11-30', '12:00'), now, { kind: 'none', why: 'closedDay' }],
])('chosen is %s', (_, draft, soonest, time) => {
  expect(timeOf(draft, [today, tomorrow], soonest)).toEqual(time);
});

test('a shop that offers no time has none, whatever was chosen', () => {
  for (const draft of [chosen(''), chosen('asap'), chosen('2026-11-21', '12:00')])
    expect(timeOf(draft, [today], null)).toEqual({ kind: 'none', why: 'never' });
});
