/** What makes an open order page ask again. */
import { expect, test } from 'vitest';
import { versionOf } from '@/lib/orders/version';
import { order } from './order.ts';

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
const before = versionOf(order(underWay), 'nothing');

test.each([
  ['status', { status: 'delivered' }],
  ['change', { updated_at: '2023-06-01 09:36:00Z' }],
  ['payment', { transaction: { status: 'paid', payment_system: { id: 1, tag: 'cash' } } }],
  ['way to pay', { transaction: { status: 'progress', payment_system: { id: 2, tag: 'stripe' } } }],
  ['courier', { deliveryman: courier(8, '41.31') }],
  ['place', { deliveryman: courier(7, '41.305') }],
  ['direction', { deliveryman: courier(7, '41.29') }],
])('another %s is another version', (_what, more) => {
  expect(versionOf(order({ ...underWay, ...more }), 'nothing')).not.toBe(before);
});

test('what is due, and what is known of a tip, is another version; nothing else is', () => {
  expect(versionOf(order(underWay), 'unknown')).not.toBe(before);
  expect(versionOf(order(underWay), 'nothing', 'paid')).not.toBe(before);
  expect(versionOf(order(underWay), 'nothing')).toBe(before);
});
