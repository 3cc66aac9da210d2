/** Steps of an order, and what its status and payment allow. */
import { describe, expect, test } from 'vitest';
import {
  isCancellable,
  isOpen,
  isUnpaid,
  lacksPayment,
  paymentState,
  statusOf,
  stepsOf,
} from '@/lib/orders/progress/status';
import { order } from '../order.ts';

describe('steps', () => {
  const states = (more: object) => stepsOf(order(more)).map(({ state }) => state);

  test.each([
    ['new', 0],
    ['accepted', 1],
    ['cooking', 2],
    ['ready', 2],
    ['on_a_way', 3],
  ])('%s is step %i of a delivery', (status, index) => {
    expect(states({ status }).indexOf('current')).toBe(index);
    expect(states({ status })).toHaveLength(5);
  });

  test.each([
    ['new', 0],
    ['accepted', 1],
    ['cooking', 2],
    ['ready', 3],
    ['on_a_way', 3],
  ])('%s is step %i of a pickup', (status, index) => {
    const before = Array.from({ length: index }, () => 'done');
    const ahead = Array.from({ length: 4 - index }, () => 'ahead');
    expect(states({ status, delivery_type: 'pickup' })).toEqual([...before, 'current', ...ahead]);
  });

  test('a pickup is never on its way', () => {
    const names = (more: object) => stepsOf(order(more)).map(({ name }) => name);
    expect(names({ delivery_type: 'pickup' })).toEqual(['new', 'accepted', 'cooking', 'ready', 'collected']);
    expect(names({})).toEqual(['new', 'accepted', 'kitchen', 'on_a_way', 'delivered']);
  });

  test('what is delivered is done', () => {
    expect(new Set(states({ status: 'delivered' }))).toEqual(new Set(['done']));
  });

  test('cancelled and unknown orders have no steps', () => {
    expect(states({ status: 'canceled' })).toEqual([]);
    expect(states({ status: 'lost_in_space' })).toEqual([]);
  });

  test('times that nobody saw are left out, and ones of another life are not believed', () => {
    const created = Date.parse('2023-06-01T09:30:00Z');
    const steps = stepsOf(order({ status: 'on_a_way' }), { accepted: created + 60_000, ready: created - 60_000 });
    expect(steps.map(({ at }) => at)).toEqual([created, created + 60_000, null, created + 300_000, null]);
    const again = stepsOf(order({ status: 'cooking' }), { delivered: created + 60_000, accepted: created + 400_000 });
    expect(again.map(({ at }) => at)).toEqual([created, null, created + 300_000, null, null]);
    for (const delivery_type of ['delivery', 'pickup'])
      expect(stepsOf(order({ status: 'delivered', delivery_type })).at(-1)?.at).toBe(created + 300_000);
  });

  test('a step of two statuses began with the first of them', () => {
    const created = Date.parse('2023-06-01T09:30:00Z');
    const steps = stepsOf(order({ status: 'on_a_way' }), { cooking: created + 90_000, ready: created + 60_000 });
    expect(steps[2]?.at).toBe(created + 60_000);
  });
});

describe('statuses', () => {
  test('both spellings of cancelled are one', () => {
    expect(statusOf({ status: 'cancelled' })).toBe('canceled');
    expect(isOpen({ status: 'cancelled' })).toBe(false);
  });

  test('what is not known goes on, and cannot be cancelled', () => {
    expect(statusOf({ status: 'lost_in_space' })).toBeNull();
    expect(isOpen({ status: 'lost_in_space' })).toBe(true);
    expect(isCancellable({ status: 'lost_in_space' })).toBe(false);
  });

  test.each([
    [null, 'none', true],
    [{ status: 'progress', payment_system: { id: 1, tag: 'cash' } }, 'cash', false],
    [{ status: 'progress', payment_system: { id: 2, tag: 'stripe' } }, 'waiting', true],
    [{ status: 'canceled', payment_system: { id: 2, tag: 'stripe' } }, 'failed', true],
    [{ status: 'rejected', payment_system: null }, 'failed', true],
    [{ status: 'paid', payment_system: { id: 2, tag: 'stripe' } }, 'paid', false],
    [{ status: 'refund' }, 'refunded', false],
    [{ status: 'split' }, 'unknown', false],
  ])('a payment %j is %s', (transaction, state, unpaid) => {
    expect(paymentState(order({ transaction }))).toBe(state);
    expect(isUnpaid(order({ transaction }))).toBe(unpaid);
  });

  test.each([
    ['new', true, true, true],
    ['accepted', false, true, true],
    ['delivered', false, false, true],
    ['canceled', false, false, false],
    ['cancelled', false, false, false],
  ])('%s: can be cancelled: %s; is to be paid: %s; was never paid: %s', (status, can, isDue, lacks) => {
    const unpaid = order({ status, transaction: null });
    expect([isCancellable(unpaid), isUnpaid(unpaid), lacksPayment(unpaid)]).toEqual([can, isDue, lacks]);
  });
});
