import { expect, test } from 'vitest';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { withPreselected } from '@/lib/checkout/draft/preselected';
import { money } from '@/lib/money';

const draft = { ...emptyDraft, fulfilment: 'delivery' } as const;
const cash = { id: '1', tag: 'cash' };
const wallet = { id: '2', tag: 'wallet' };

function chosen(last: string, change: Partial<CheckoutState> = {}): string {
  const total = { total: money(1000, 'base') };
  const state = { draft, payments: [cash, wallet], wallet: null, totals: total, ...change };
  return withPreselected(state as CheckoutState, last).draft.payment;
}

test('the way that was paid by last stands chosen, where it is still offered', () => {
  expect(chosen('cash')).toBe('cash');
  expect(chosen('stripe')).toBe('');
  expect(chosen('')).toBe('');
});

test('what the customer has chosen stays', () => {
  expect(chosen('cash', { draft: { ...draft, payment: 'wallet' } })).toBe('wallet');
});

test('the only way there is needs no choice', () => {
  expect(chosen('', { payments: [cash] })).toBe('cash');
  expect(chosen('stripe', { payments: [cash] })).toBe('cash');
});

test('a wallet is chosen beforehand where it suffices alone', () => {
  expect(chosen('wallet', { wallet: money(1000, 'base') })).toBe('wallet');
  expect(chosen('wallet', { wallet: money(999, 'base') })).toBe('');
  expect(chosen('wallet', { wallet: money(1000, 'base'), totals: null })).toBe('');
});
