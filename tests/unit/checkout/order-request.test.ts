/** What is said to the courier and to the shop with an order. */
import { expect, test } from 'vitest';
import { allergens } from '@/lib/checkout/allergens';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, emptyDraft, limits } from '@/lib/checkout/draft';
import { orderRequestOf } from '@/lib/checkout/order-request';
import { noteProblemOf } from '@/lib/checkout/problems';
import { requestWords } from '@/lib/checkout/request-words';
import { locales } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/market/schema';

const words = {
  leave: 'At the door',
  noCalls: 'Please write',
  allergies: '',
  soldOut: { similar: '', leaveOut: '', call: '' },
};

function requested(draft: Partial<Draft>, said = words) {
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
  return orderRequestOf(state, { id: '1', rate: 1 } as Currency, said);
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

test('an allergy is said to the shop before anything else, and not to the courier', () => {
  const request = requested({ noCalls: true, note: 'No onions' }, { ...words, allergies: 'Allergies: milk' });
  expect(request).toMatchObject({
    note: 'Allergies: milk. Please write. No onions',
    address: { comment: 'Please write' },
  });
});

test('a note for which the rest leaves too little room is a mistake, and is not cut', () => {
  const draft = { ...emptyDraft, noCalls: true, note: 'x'.repeat(limits.note - 'Please write. '.length) };
  expect(noteProblemOf(draft, words)).toEqual([]);
  expect(noteProblemOf({ ...draft, note: `${draft.note}x` }, words)).toEqual([{ key: 'noteTooLong', field: 'note' }]);
  expect(noteProblemOf(draft, { ...words, allergies: 'Allergies: milk' })).toHaveLength(1);
});

test.each(locales)('%s: all that can be ticked has room in a note', async locale => {
  const { allergies, noCalls } = await requestWords({ allergens: [...allergens] }, locale);
  const draft = { ...emptyDraft, noCalls: true };
  expect(noteProblemOf(draft, { ...words, allergies, noCalls })).toEqual([]);
});
