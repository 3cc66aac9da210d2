/** What is ordered, where to, when and for whom, and what is said to the courier and to the shop. */
import { describe, expect, test, vi } from 'vitest';
import * as revisions from '@/lib/api/revision';
import { allergens } from '@/lib/checkout/allergens';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, draftLimits, emptyDraft } from '@/lib/checkout/draft/draft';
import { orderRequestOf } from '@/lib/checkout/order/order-request';
import { requestWords } from '@/lib/checkout/order/request-words';
import { noteProblemOf } from '@/lib/checkout/problems';
import { locales } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/market/schema';

const words = {
  leave: 'At the door',
  noCalls: 'Please write',
  allergies: '',
  soldOut: { similar: '', leaveOut: '', call: '' },
};

function requested(draft: Partial<Draft>, said = words, more: object = {}) {
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
    ...more,
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
  const draft = { ...emptyDraft, noCalls: true, note: 'x'.repeat(draftLimits.note - 'Please write. '.length) };
  expect(noteProblemOf(draft, words)).toEqual([]);
  expect(noteProblemOf({ ...draft, note: `${draft.note}x` }, words)).toEqual([{ key: 'noteTooLong', field: 'note' }]);
  expect(noteProblemOf(draft, { ...words, allergies: 'Allergies: milk' })).toHaveLength(1);
});

test.each(locales)('%s: all that can be ticked has room in a note', async locale => {
  const { allergies, noCalls } = await requestWords({ allergens: [...allergens] }, locale);
  const draft = { ...emptyDraft, noCalls: true };
  expect(noteProblemOf(draft, { ...words, allergies, noCalls })).toEqual([]);
});

describe('an order', () => {
  const asked = (draft: Partial<Draft>, more: object = {}) => requested(draft, words, more);

  test('names what is bought, in which currency and at the rate of the cart’s sums', () => {
    const cart = { id: '7', shop: { id: '2' }, rate: 1.5 };
    expect(asked({}, { cart })).toMatchObject({ cart_id: 7, shop_id: 2, currency_id: 1, rate: 1.5 });
    expect(asked({})).toMatchObject({ rate: 1, delivery_type: 'delivery', delivery_date: '2026-11-25' });
  });

  test.each([
    ['a cart of the account', { cart: { id: null, shop: { id: '2' } } }, {}],
    ['a place', { destination: null }, {}],
    ['a time', { when: { kind: 'none', why: 'gone' } }, {}],
    ['the branch that was chosen', { branches: [{ id: '8', location: null }] }, { fulfilment: 'pickup', branch: '9' }],
  ] as const)('is none without %s', (_, more, draft) => {
    expect(asked(draft, more)).toBeNull();
  });

  test('has a coupon that counts, and no other', () => {
    expect(asked({ coupon: 'TEN' }, { coupon: 'good' })).toMatchObject({ coupon: 'TEN' });
    expect(asked({ coupon: 'TEN' }, { coupon: 'unknown' })).not.toHaveProperty('coupon');
  });

  test('has a tip in whole units, where there is one', () => {
    expect(asked({}, { totals: { tips: { minor: 250 } } })).toMatchObject({ tips: 2.5 });
    expect(asked({}, { totals: { tips: { minor: 0 } } })).not.toHaveProperty('tips');
    expect(asked({})).not.toHaveProperty('tips');
  });

  test('has the notes about its lines where they are offered', () => {
    const cart = { id: '1', shop: { id: '2' }, lines: [{ stockId: '9' }] };
    const noted = { lineNotes: { 9: 'Hot' } };
    expect(asked(noted, { cart, offersLineNotes: true })).toMatchObject({ notes: { 9: 'Hot' } });
    expect(asked(noted, { cart })).not.toHaveProperty('notes');
    expect(asked({}, { cart, offersLineNotes: true })).not.toHaveProperty('notes');
  });

  test.each([
    ['R1', { kind: 'asap', minutes: 720 }, '12:00'],
    ['R1', { kind: 'slot', minutes: 1110 }, '18:30 - 19:00'],
    ['R1', { kind: 'slot', minutes: 1410 }, '23:30 - 00:00'],
    ['R2', { kind: 'slot', minutes: 1110 }, '18:30'],
  ])('in %s comes at %j: %s', (revision, when, time) => {
    vi.spyOn(revisions, 'isSecondRevision').mockReturnValue(revision === 'R2');
    expect(asked({}, { when: { ...when, date: '2026-11-25' } })).toMatchObject({ delivery_time: time });
  });
});

describe('where to', () => {
  test('a delivery goes to the point, and the courier reads house, floor and door', () => {
    const details = { house: '7', floor: '2', office: 'B', leave: true };
    expect(requested(details)).toMatchObject({
      location: { latitude: '41.3', longitude: '69.2' },
      address: { address: '128 Lantern Street', house: '7', floor: '2', office: 'B', comment: 'At the door' },
    });
  });

  const branch = { id: '8', title: 'Harbour', address: '3 Quay', location: { latitude: 41.4, longitude: 69.3 } };
  const location = { latitude: '41.4', longitude: '69.3' };

  test.each([
    ['the shop', {}, '', { address: '1 Mill Lane' }, undefined],
    [
      'a shop without an address',
      { shop: { title: 'Noodle Corner', location: null } },
      '',
      { address: 'Noodle Corner' },
    ],
    ['a branch', { branches: [branch] }, '8', { address: '3 Quay' }, location],
    ['a branch without an address', { branches: [{ ...branch, address: '' }] }, '8', { address: 'Harbour' }, location],
  ])('a pickup is at %s', (_, more, chosen, address, at?) => {
    const request = requested({ fulfilment: 'pickup', branch: chosen, house: '7' }, words, more);
    expect([request?.address, request?.location]).toEqual([address, at]);
  });
});

describe('a collection', () => {
  const chosen = { id: '7', title: 'Lockers', address: '3 Quay', location: { latitude: 41.4, longitude: 69.3 } };
  const at = (point: object | null) =>
    requested({ fulfilment: 'collection', house: '7' }, words, { collection: { chosen: point } });

  test('goes to the point, whose name and address stand in place of the customer’s', () => {
    expect(at(chosen)).toMatchObject({
      delivery_type: 'point',
      delivery_point_id: 7,
      address: { address: 'Lockers · 3 Quay' },
      location: { latitude: '41.4', longitude: '69.3' },
    });
    const bare = at({ ...chosen, address: '', location: null });
    expect(bare?.address).toEqual({ address: 'Lockers' });
    expect(bare).not.toHaveProperty('location');
  });

  test('is not asked for without a point, and nothing else names one', () => {
    expect(at(null)).toBeNull();
    expect(requested({})).not.toHaveProperty('delivery_point_id');
  });
});

describe('for whom', () => {
  const session = { customer: { phone: '15550100' } };
  const receiver = (draft: Partial<Draft>) => {
    const { username, phone } = requested(draft, words, { session }) ?? {};
    return [username, phone];
  };

  test.each<[string, Partial<Draft>, (string | undefined)[]]>([
    ['the customer, whose number the account has', {}, [undefined, undefined]],
    ['the same number, written out', { phone: '+1 555 01-00' }, [undefined, undefined]],
    ['another number of theirs', { phone: '+1 555 0199' }, [undefined, '15550199']],
    ['somebody else', { other: true, name: 'Ben', otherPhone: '+1 555 0142', phone: '1' }, ['Ben', '15550142']],
  ])('%s', (_, draft, expected) => {
    expect(receiver(draft)).toEqual(expected);
  });
});
