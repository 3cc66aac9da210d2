/** Which orders come again, and on which days. */
import { afterEach, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { areRepeatDays, isRepeatable, isRepeating } from '@/lib/orders/again/repeat';
import { order } from '../order.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const speaks = (API_REVISION: 'R1' | 'R2') =>
  vi.spyOn(environment, 'env').mockReturnValue({ API_REVISION } as ReturnType<typeof environment.env>);
const refunded = (status: string) => ({ order_refunds: [{ id: 1, status, cause: '', created_at: '2023-06-01' }] });

test.each([
  ['R1', { status: 'delivered' }, false],
  ['R2', { status: 'delivered' }, true],
  ['R2', { status: 'new' }, false],
  ['R2', { status: 'canceled' }, false],
  ['R2', { status: 'delivered', ...refunded('accepted') }, false],
  ['R2', { status: 'delivered', ...refunded('canceled') }, true],
] as const)('%s: of %j it is %s', (revision, wire, may) => {
  speaks(revision);
  expect(isRepeatable(order(wire))).toBe(may);
});

test.each([
  ['2026-11-22', '2026-11-22', true],
  ['2026-11-22', '2026-12-30', true],
  ['2026-11-21', '2026-11-25', false],
  ['2026-11-25', '2026-11-24', false],
  ['2026-11-25', '2027-11-24', false],
  ['2026-11-22', '2027-01-20', true],
  ['2026-11-22', '2027-01-21', false],
  ['2026-11-22', '2026-11-31', false],
  ['', '2026-11-25', false],
  ['soon', 'later', false],
])('from %s to %s is %s', (from, to, may) => {
  expect(areRepeatDays({ from, to }, '2026-11-21')).toBe(may);
});

test('an order repeats through its last day', () => {
  const days = { from: '2026-11-20', to: '2026-11-21' };
  expect(isRepeating(days, '2026-11-21')).toBe(true);
  expect(isRepeating(days, '2026-11-22')).toBe(false);
});

test('a repeat is read from the wire, and what is none is none', () => {
  const repeat = { id: 7, from: '2026-11-22 00:00:00Z', to: '2026-11-25' };
  expect(order({ repeat }).repeat).toEqual({ id: '7', from: '2026-11-22', to: '2026-11-25' });
  expect(order({ repeat: [] }).repeat).toBeNull();
  expect(order({ repeat: { ...repeat, to: '0000-00-00' } }).repeat, 'what a database writes for no date').toBeNull();
  expect(order({ repeat: { ...repeat, from: null } }).repeat).toBeNull();
  expect(order().repeat).toBeNull();
});
