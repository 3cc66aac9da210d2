/** What makes an open order page ask again. */
import { expect, test } from 'vitest';
import { versionOf } from '@/lib/orders/progress/version';
import type { Order } from '@/lib/orders/schema';
import { order } from '../order.ts';

const courier = (id: number, latitude: string) => ({
  id,
  firstname: 'Dana',
  delivery_man_setting: { location: { latitude, longitude: '69.2' } },
});
const underWay = {
  status: 'on_a_way',
  location: { latitude: '41.3', longitude: '69.2' },
  deliveryman: courier(7, '41.31'),
  transaction: { status: 'progress', payment_system: { id: 1, tag: 'cash' } },
};
const clock = { timeZone: 'Asia/Tashkent', skew: 0 };
const nothing = { due: 'nothing', clock, now: 0 } as const;
const before = versionOf(order(underWay), nothing);

test.each([
  ['status', { status: 'delivered' }],
  ['change', { updated_at: '2023-06-01 09:36:00Z' }],
  ['payment', { transaction: { status: 'paid', payment_system: { id: 1, tag: 'cash' } } }],
  ['way to pay', { transaction: { status: 'progress', payment_system: { id: 2, tag: 'stripe' } } }],
  ['courier', { deliveryman: courier(8, '41.31') }],
  ['place', { deliveryman: courier(7, '41.305') }],
  ['direction', { deliveryman: courier(7, '41.29') }],
])('another %s is another version', (_what, more) => {
  expect(versionOf(order({ ...underWay, ...more }), nothing)).not.toBe(before);
});

test('what is due, and what is known of a tip, is another version; nothing else is', () => {
  expect(versionOf(order(underWay), { ...nothing, due: 'unknown' })).not.toBe(before);
  expect(versionOf(order(underWay), { ...nothing, tip: 'paid' })).not.toBe(before);
  expect(versionOf(order(underWay), nothing)).toBe(before);
});

const seen = (of: Order, time: string) => versionOf(of, { due: 'nothing', clock, now: Date.parse(`${time}+05:00`) });

test('an order has another version once it is late, near, or of today; not with each minute', () => {
  const wanted = order({ delivery_date: '2026-11-30', delivery_time: '19:30-20:00' });
  const near = seen(wanted, '2026-11-30T19:00');
  expect(seen(wanted, '2026-11-30T19:59')).toBe(near);
  expect(seen(wanted, '2026-11-30T20:01')).not.toBe(near);
  expect(seen(wanted, '2026-11-30T23:00')).toBe(seen(wanted, '2026-11-30T20:01'));
  expect(seen(wanted, '2026-11-30T12:00')).not.toBe(near);
  expect(seen(wanted, '2026-11-30T12:00')).not.toBe(seen(wanted, '2026-11-29T12:00'));
});

test('the minutes of a courier who stands still begin anew after five of them', () => {
  const standing = order(underWay);
  const first = seen(standing, '2026-11-30T19:00');
  expect(seen(standing, '2026-11-30T19:05')).not.toBe(first);
});

test('of an order that is over nothing changes with time', () => {
  const over = order({ status: 'delivered', delivery_date: '2026-11-30', delivery_time: '19:30' });
  expect(seen(over, '2026-11-30T19:00')).toBe(seen(over, '2026-12-03T19:00'));
});
