/** Is a page told when a group order stands otherwise, and left alone when it does not? */
import { expect, test } from 'vitest';
import type { GroupFacts } from '@/lib/cart/group/facts';
import { groupVersion } from '@/lib/cart/group/version';
import type { AccountCart } from '@/lib/cart/schema';
import type { OpenState } from '@/lib/shops/opening/hours';

const line = {
  ...{ id: '300', stockId: '210', uuid: null, title: 'Margherita', options: '', looks: [], picture: '', quantity: 1 },
  measure: null,
  ...{ isBonus: false, price: 8, discount: 0, left: 9, min: 1, max: 9, isGone: false, addons: [] },
};
const omar = { id: '81', name: 'Omar', uuid: 'b', isOwner: false, isChoosing: true, lines: [line] };
const cart: AccountCart = {
  ...{
    id: '64',
    shopId: '501',
    ownerId: '118',
    currencyId: '2',
    rate: 1,
    isGroup: true,
    recipeDiscount: 0,
    isTorn: false,
    lines: [],
  },
  participants: [omar],
};
const facts: GroupFacts = {
  ...{ ownerId: '118', owner: 'Nora', shop: '501', until: null, limit: null, sharing: 'value', point: null },
  ...{ fulfilment: 'delivery', collectionPoint: '', tip: '', ownTip: '', tipCurrency: '', coupon: '' },
  pointAt: 0,
  state: 'open',
  key: 'a',
};
const open: OpenState = { state: 'open', until: 1320, isAroundTheClock: false };
const now = groupVersion(cart, facts, open);
const withOmar = (change: object) => ({ ...cart, participants: [{ ...omar, ...change }] });

test('another language or price is no other version', () => {
  expect(groupVersion(withOmar({ lines: [{ ...line, title: 'مارغريتا', price: 9 }] }), facts, open)).toBe(now);
});

test.each([
  ['done', withOmar({ isChoosing: false }), facts],
  ['more of it', withOmar({ lines: [{ ...line, quantity: 2 }] }), facts],
  ['sold out', withOmar({ lines: [{ ...line, left: 0 }] }), facts],
  ['no longer sold', withOmar({ lines: [{ ...line, isGone: true }] }), facts],
  ['out', { ...cart, participants: [] }, facts],
  ['a limit', cart, { ...facts, limit: 1500 }],
  ['another way to share', cart, { ...facts, sharing: 'equal' as const }],
  ['a pickup', cart, { ...facts, fulfilment: 'pickup' as const }],
  ['a tip', cart, { ...facts, tip: '10' }],
  ['the same tip in another currency', cart, { ...facts, tipCurrency: '3' }],
  ['a deadline', cart, { ...facts, until: Date.now() + 60_000 }],
])('%s is another version', (_name, changed, terms) => {
  expect(groupVersion(changed, terms, open)).not.toBe(now);
});

test('a deadline that passes is another version', () => {
  const later = groupVersion(cart, { ...facts, until: Date.now() + 60_000 }, open);
  expect(groupVersion(cart, { ...facts, until: 1 }, open)).not.toBe(later);
});

const opens = { inDays: 0, weekday: 0, from: 1080 };

test.each<[string, OpenState]>([
  ['closes', { state: 'closed', opens }],
  ['takes no more orders', { state: 'paused' }],
])('a shop that %s is another version', (_name, shut) => {
  expect(groupVersion(cart, facts, shut)).not.toBe(now);
});

test.each<[string, OpenState]>([
  ['is open for longer', { state: 'open', until: 1380, isAroundTheClock: false }],
  ['may be open', { state: 'unknown' }],
])('a shop that %s is none', (_name, state) => {
  expect(groupVersion(cart, facts, state)).toBe(now);
});

test('another opening of a closed shop is another version', () => {
  const later = groupVersion(cart, facts, { state: 'closed', opens: { ...opens, from: 1140 } });
  expect(groupVersion(cart, facts, { state: 'closed', opens })).not.toBe(later);
});
