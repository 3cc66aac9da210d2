import { expect, test } from 'vitest';
import { stepsNeeded } from '@/components/checkout/steps';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { money } from '@/lib/money';

const draft = { ...emptyDraft, fulfilment: 'delivery' } as const;

const ready = {
  cart: {
    lines: [],
    goods: money(2000, 'base'),
    recipeDiscount: money(0, 'base'),
    shop: { minimum: money(0, 'base'), open: { state: 'open' } },
  },
  draft: { ...draft, payment: 'cash' },
  shop: { hours: { isTakingOrders: true } },
  destination: { text: '128 Lantern Street', point: { latitude: 41, longitude: 69 }, key: '41,69' },
  reach: 'here',
  when: { kind: 'asap', date: '2026-11-22', minutes: 600 },
  totals: { total: money(2000, 'base') },
  payments: [{ id: '1', tag: 'cash' }],
  needsPhone: false,
  wallet: null,
};

function needed(change: object): string[] {
  return [...stepsNeeded({ ...ready, ...change } as unknown as CheckoutState)];
}

test('a checkout that is ready asks for nothing', () => {
  expect(needed({})).toEqual([]);
});

test.each([
  ['no address', { destination: null }, ['where']],
  ['nobody delivers there', { reach: 'elsewhere' }, ['where']],
  ['a phone number is wanted', { needsPhone: true }, ['where']],
  ['the time is gone', { when: { kind: 'none', why: 'gone' } }, ['when']],
  ['no way to pay', { draft }, ['pay']],
  [
    'all of it, in the order of the page',
    { draft, destination: null, when: { kind: 'none', why: 'gone' } },
    ['where', 'when', 'pay'],
  ],
])('%s', (_, change, steps) => {
  expect(needed(change)).toEqual(steps);
});
