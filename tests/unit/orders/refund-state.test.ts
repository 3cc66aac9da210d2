/** How does a request for money back stand, who may ask, and what comes back? */
import { expect, test } from 'vitest';
import {
  isRefundable,
  isRemovable,
  refundAmount,
  refundState,
  refundSteps,
  standingRefund,
} from '@/lib/orders/refund-state';
import { order } from './order.ts';

const refund = (status: string, id = 1) => ({
  id,
  status,
  cause: 'Cold',
  answer: null,
  created_at: '',
  updated_at: '',
});
const delivered = (...refunds: object[]) => order({ status: 'delivered', order_refunds: refunds });

test.each([
  ['pending', 'pending', false],
  ['accepted', 'approved', true],
  ['approved', 'approved', true],
  ['canceled', 'rejected', true],
  ['rejected', 'rejected', true],
  ['on_hold', null, false],
] as const)('%s is %s', (status, state, isAnswered) => {
  expect(refundState({ status })).toBe(state);
  expect(isRemovable({ status })).toBe(isAnswered);
});

test('a finished order can be asked about until somebody has asked, and again once they were refused', () => {
  expect(isRefundable(delivered())).toBe(true);
  expect(isRefundable(delivered(refund('canceled')))).toBe(true);
  for (const status of ['pending', 'accepted', 'on_hold']) expect(isRefundable(delivered(refund(status)))).toBe(false);
  for (const status of ['new', 'on_a_way', 'canceled']) expect(isRefundable(order({ status }))).toBe(false);
  expect(standingRefund(delivered(refund('canceled', 1), refund('pending', 2)))?.id).toBe('2');
});

test('the newest request stands first', () => {
  const { refunds } = delivered(refund('canceled', 9), refund('pending', 10));
  expect(refunds.map(({ id }) => id)).toEqual(['10', '9']);
});

test('all that was paid comes back, to the cent, and nothing of what was not', () => {
  const paid = (status: string) => order({ transaction: { status, payment_system: { id: 1, tag: 'stripe' } } });
  expect(refundAmount(paid('paid'))).toBe(2155);
  for (const status of ['progress', 'canceled', 'rejected', 'refund']) expect(refundAmount(paid(status))).toBe(0);
  expect(refundAmount(order())).toBe(0);
});

test('a request is asked, looked at, and answered', () => {
  const steps = (status: string) =>
    refundSteps({ status, askedAt: 1, changedAt: 2 }).map(({ name, state, at }) => `${name} ${state} ${at}`);
  expect(steps('pending')).toEqual(['asked done 1', 'looking current null', 'answer ahead null']);
  expect(steps('accepted')).toEqual(['asked done 1', 'looked done null', 'approved done 2']);
  expect(steps('rejected')).toEqual(['asked done 1', 'looked done null', 'rejected done 2']);
});
