/** What is said to the courier and to the shop with an order. */
import { expect, test } from 'vitest';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, emptyDraft, limits } from '@/lib/checkout/draft';
import { orderRequestOf } from '@/lib/checkout/order-request';
import type { Currency } from '@/lib/market/schema';

const words = { leave: 'At the door', noCalls: 'Please write', soldOut: { similar: '', leaveOut: '', call: '' } };

function requested(draft: Partial<Draft>) {
  const state = {
    cart: { id: '1', shop: { id: '2' } },
    draft: { ...emptyDraft, fulfilment: 'delivery', ...draft },
    destination: { text: '128 Lantern Street', point: { latitude: 41.3, longitude: 69.2 }, key: '' },
    shop: { title: 'Noodle Corner', address: '1 Mill Lane', location: null },
    branches: [],
    when: { kind: 'asap', date: '2026-11-25', minutes: 720 },
    coupon: 'none',
    totals: null,
    session: null,
    offersLineNotes: false,
  } as unknown as CheckoutState;
  return orderRequestOf(state, { id: '1', rate: 1 } as Currency, words);
}

test('who cannot hear the phone: courier and shop are both told, before anything else', () => {
  expect(requested({ noCalls: true, leave: true, door: 'The blue gate', note: 'No onions' })).toMatchObject({
    note: 'Please write. No onions',
    address: { comment: 'Please write. At the door. The blue gate' },
  });
  expect(requested({ noCalls: true, fulfilment: 'pickup' })).toMatchObject({ note: 'Please write' });
});

test('who says nothing sends nothing: the API refuses empty fields', () => {
  const request = requested({});
  expect(request).not.toHaveProperty('note');
  expect(request?.address).toEqual({ address: '128 Lantern Street' });
});

test('a note is never longer than the API takes', () => {
  const note = String(requested({ noCalls: true, note: 'x'.repeat(limits.note) })?.note);
  expect(note).toMatch(/^Please write\. x+$/);
  expect(note).toHaveLength(limits.note);
});
