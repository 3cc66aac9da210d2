/** What makes an open order page ask again. */
import { expect, test } from 'vitest';
import { versionOf } from '@/lib/orders/version';
import { order } from './order.ts';

test('another status, payment or place, and what is due, is another version', () => {
  const before = versionOf(order(), 'nothing');
  expect(versionOf(order(), 'nothing')).toBe(before);
  expect(versionOf(order({ status: 'accepted' }), 'nothing')).not.toBe(before);
  expect(versionOf(order({ transaction: { status: 'paid' } }), 'nothing')).not.toBe(before);
  expect(versionOf(order(), 'unknown')).not.toBe(before);
});
