/** What prevents an order, and which inputs are wrong. */
import { describe, expect, test } from 'vitest';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { type Draft, emptyDraft } from '@/lib/checkout/draft/draft';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';
import { money } from '@/lib/money';

const cart = {
  lines: [{ problem: null, addons: [] }],
  goods: money(3000, 'base'),
  recipeDiscount: money(0, 'base'),
  shop: { minimum: money(0, 'base'), open: { state: 'open' } },
};

/** A checkout that could be ordered, with `more` of its state and of its draft. */
function checkout(more: object = {}, draft: Partial<Draft> = {}): CheckoutState {
  return {
    cart,
    draft: { ...emptyDraft, fulfilment: 'delivery', payment: 'cash', ...draft },
    shop: { hours: { isTakingOrders: true } },
    when: { kind: 'asap', date: '2026-11-25', minutes: 720 },
    destination: { text: '128 Lantern Street', point: { latitude: 41.3, longitude: 69.2 }, key: '' },
    reach: 'here',
    totals: { total: money(3500, 'base') },
    payments: [{ tag: 'cash' }, { tag: 'wallet' }],
    wallet: money(3500, 'base'),
    needsPhone: false,
    offersTips: true,
    ...more,
  } as unknown as CheckoutState;
}

const pickup = { fulfilment: 'pickup' } as const;
const collect = { fulfilment: 'collection' } as const;
const point = { id: '7' };
const chosen = { collection: { points: [point], chosen: point } };
const unchosen = { collection: { points: [point], chosen: null } };
const brought = { ...chosen, reach: 'unknown' };
const blocked = { ...cart, lines: [{ problem: { kind: 'gone' }, addons: [] }] };
const short = { ...cart, shop: { ...cart.shop, minimum: money(3001, 'base') } };

describe('obstacles', () => {
  const keys = (more?: object, draft?: Partial<Draft>) => obstaclesOf(checkout(more, draft)).map(({ key }) => key);

  test.each<[string, object, string[], Partial<Draft>?]>([
    ['nothing is in the way', {}, []],
    ['a line that cannot be had', { cart: blocked }, ['lines']],
    [
      'a shop that has paused, whatever the time',
      { shop: { hours: {} }, when: { kind: 'none', why: 'gone' } },
      ['paused'],
    ],
    ['a time that has passed', { when: { kind: 'none', why: 'gone' } }, ['slotGone']],
    ['a day on which it is closed', { when: { kind: 'none', why: 'closedDay' } }, ['closedDay']],
    ['a market whose time is not known', { when: { kind: 'none', why: 'unknown' } }, ['unknownTime']],
    ['no address', { destination: null }, ['noAddress']],
    ['no address, for which nobody asks who picks it up', { destination: null }, [], pickup],
    ['an address in another zone', { reach: 'elsewhere' }, ['outOfZone']],
    ['a shop that delivers nowhere, address or not', { reach: 'nowhere', destination: null }, ['pickupOnly']],
    ['a shop out of reach, which does not matter for a pickup', { reach: 'elsewhere' }, [], pickup],
    ['a zone that is not known', { reach: 'unknown' }, ['unknownZone']],
    ['a zone that is not known, which does not matter for a pickup', { reach: 'unknown' }, [], pickup],
    ['less than the minimum of a delivery', { cart: short }, ['minimum']],
    ['a collection point, whatever the address', { ...brought, destination: null }, [], collect],
    ['no collection point', { ...brought, ...unchosen }, ['pointMissing'], collect],
    ['one that is gone', { ...brought, ...unchosen }, ['pointGone'], { ...collect, collectionPoint: '8' }],
    ['no points at all', { ...brought, collection: { points: [], chosen: null } }, ['pointGone'], collect],
    ['points that are not known', { ...brought, collection: { points: null, chosen: null } }, ['offline'], collect],
    [
      'a point that is closed then',
      { ...brought, when: { kind: 'none', why: 'pointClosed' } },
      ['pointClosed'],
      collect,
    ],
    ['a shop that brings nothing to anybody', { ...chosen, reach: 'nowhere' }, ['pickupOnly'], collect],
    ['less than the minimum, which a collection has too', { ...brought, cart: short }, ['minimum'], collect],
    ['less than the minimum, which a pickup does not have', { cart: short }, [], pickup],
    ['less than the minimum, with which it would still not come', { cart: short, reach: 'elsewhere' }, ['outOfZone']],
    ['a chosen branch that nobody can name', { branches: null }, ['offline'], { ...pickup, branch: '7' }],
    ['branches that nobody can name, of which none is chosen', { branches: null }, [], pickup],
    ['branches that nobody can name, for a delivery', { branches: null }, [], { branch: '7' }],
    ['a chosen branch', { branches: [] }, [], { ...pickup, branch: '7' }],
    ['no list of payments', { payments: null }, ['unknownPayments']],
    ['no total', { totals: null }, ['unknownTotal']],
    ['several at once', { cart: { ...short, ...blocked, shop: short.shop }, totals: null }, ['lines', 'minimum']],
  ])('%s', (_, more, expected, draft) => {
    expect(keys(more, draft)).toEqual(expected);
  });
});

test('an obstacle leads to the input that can remove it', () => {
  const fields = (more: object) => obstaclesOf(checkout(more)).map(({ field }) => field);
  expect(fields({ when: { kind: 'none', why: 'gone' } })).toEqual(['day']);
  for (const more of [{ destination: null }, { reach: 'elsewhere' }]) expect(fields(more)).toEqual(['place']);
  expect(fields({ cart: blocked })).toEqual([undefined]);
});

describe('mistakes', () => {
  test.each<[string, Partial<Draft>, (string | undefined)[][], object?]>([
    ['nothing is wrong', {}, []],
    ['a phone number that is needed', {}, [['phone', 'phone']], { needsPhone: true }],
    ['a phone number that is needed and there', { phone: '+1 555 010 0100' }, [], { needsPhone: true }],
    ['a phone number that is none', { phone: '12' }, [['phoneShape', 'phone']]],
    [
      'another receiver without name and number',
      { other: true },
      [
        ['name', 'name'],
        ['phone', 'otherPhone'],
      ],
    ],
    [
      'another receiver with half a number',
      { other: true, name: 'Ben', otherPhone: '12' },
      [['phoneShape', 'otherPhone']],
    ],
    ['another receiver', { other: true, name: 'Ben', otherPhone: '5550100100' }, []],
    ['no way to pay', { payment: '' }, [['payment', 'payment']]],
    ['a way to pay that is offered no longer', { payment: 'stripe' }, [['paymentGone', 'payment']]],
    ['a way to pay while nobody knows which there are', { payment: 'stripe' }, [], { payments: null }],
    ['a wallet that just suffices', { payment: 'wallet' }, []],
    ['a wallet a cent short', { payment: 'wallet' }, [['wallet', 'payment']], { wallet: money(3499, 'base') }],
    ['a wallet while the total is not known', { payment: 'wallet' }, [], { wallet: null, totals: null }],
    ['an empty wallet of a customer who pays in cash', {}, [], { wallet: null }],
    ['a balance that nobody tells', { payment: 'wallet' }, [['unknownPayments', 'payment']], { wallet: 'unknown' }],
    ['nothing to pay, without a way', { payment: '' }, [], { totals: { total: money(0, 'base') } }],
    [
      'a cent to pay, without a way',
      { payment: '' },
      [['payment', 'payment']],
      { totals: { total: money(1, 'base') } },
    ],
    ['no wallet', { payment: 'wallet' }, [['wallet', 'payment']], { wallet: null }],
    ['a tip that is no amount', { tip: 'other', ownTip: 'much' }, [['tip', 'ownTip']]],
    ['a tip that is an amount', { tip: 'other', ownTip: '2,50' }, []],
    ['a tip that is chosen, beside what was typed before', { tip: '10', ownTip: 'much' }, []],
    ['a tip where none is taken', { tip: 'other', ownTip: 'much' }, [], { offersTips: false }],
  ])('%s', (_, draft, expected, more) => {
    expect(mistakesOf(checkout(more, draft)).map(({ key, field }) => [key, field])).toEqual(expected);
  });
});
