/** What makes an open order page ask again. */
import { expect, test } from 'vitest';
import { versionOf } from '@/lib/orders/version';
import { order } from './order.ts';

test('another status, payment or place is another version', () => {
  const before = versionOf(order());
  expect(versionOf(order())).toBe(before);
  expect(versionOf(order({ status: 'accepted' }))).not.toBe(before);
  expect(versionOf(order({ transaction: { status: 'paid' } }))).not.toBe(before);
});
