/** Whoever is out of a group order, and has not looked at its page, is told so with whatever they press next. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccountCart } from '@/lib/cart/account-cart';
import { readParked } from '@/lib/cart/basket/basket-cookies';
import { clearCart, removeLine, setQuantity } from '@/lib/cart/change/change';
import { chooseBasket, takeUpParked } from '@/lib/cart/change/switch-basket';
import { applyChange } from '@/lib/cart/response/apply-change';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { goOn } from '@/lib/groups/actions';
import { removeMember } from '@/lib/groups/end';
import { readGroupState } from '@/lib/groups/group-state';
import { invitationPath } from '@/lib/groups/invitation';
import { isPlain, type Offer } from '../../support/offers.ts';
import { browsesAs, shownLines } from '../storefront/cart.ts';
import { pressesOrder } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { board, choosesDish, choosesShop, dish, joinsGroup, opensGroup, ownGroup, shop } from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { catalog, openStorefront } from '../storefront/sandbox.ts';
import { market } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

const out = { key: 'groupOut', tone: 'warning' };

/** Omar has chosen two, and is sent out; answers his browser. */
async function omarSentOut() {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
  });
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  return omar;
}

test.each([
  ['adding', () => choosesDish(dish, 1), [3]],
  ['a quantity', () => setQuantity(dish.stockId, 5, market), [5]],
  ['removing', () => removeLine(dish.stockId, undefined, market), []],
  ['emptying', () => clearCart(market), []],
])('sent out, and %s is the next press: they are told, and it counts for their own cart', async (_, press, left) => {
  const omar = await omarSentOut();
  await omar(async () => {
    expect(await press()).toMatchObject({ ok: true, message: out });
    expect(await shownLines()).toEqual(left.map(quantity => `${dish.stockId}x${quantity}`));
    expect(await choosesDish(dish, 1), 'told once').toMatchObject({ message: { key: 'cartAdded' } });
  });
});

test('sent out, and the cart’s answer to the next press says so', async () => {
  const omar = await omarSentOut();
  await omar(async () => {
    const change = { do: 'set', line: dish.stockId, quantity: 5 } as const;
    const { message, count, group } = await applyChange(change, market);
    expect({ message, count, group }).toEqual({
      message: { text: expect.stringContaining('no longer in the group order'), isError: true },
      count: 5,
      group: undefined,
    });
  });
});

test('sent out, and a basket of another shop is the next press: nobody is told to leave first', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await choosesDish(await catalog.offer(isPlain, { except: [dish.shop.id] }), 1);
    await choosesDish(dish, 1);
    await chooseBasket('stay', market);
    await joinsGroup(invited, 'Omar');
    expect(await takeUpParked(shop, market)).toMatchObject({ ok: false, message: { key: 'groupOtherShop' } });
  });
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  await omar(async () => {
    expect(await takeUpParked(shop, market)).toMatchObject({ ok: false, message: out });
    expect(await takeUpParked(shop, market)).toMatchObject({ ok: true });
    expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
  });
});

test('ordered, and the next press is in the menu: they are told, and their share stands on the group’s page', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
  });
  expect((await pressesOrder('cash', shop)).placed.kind).toBe('ordered');
  await omar(async () => {
    expect(await choosesDish(dish, 1)).toMatchObject({ ok: true, message: { key: 'groupOrdered', tone: 'warning' } });
    expect(await choosesDish(dish, 1), 'told once').toMatchObject({ message: { key: 'cartAdded' } });
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
    const { group, together } = await cartResponse(market, { isFrame: true });
    expect({ group, address: together?.href }).toEqual({ group: 'ended', address: expect.stringContaining(shop) });
    const state = await readGroupState(shop, {}, market);
    expect(state).toMatchObject({ ok: true, value: { kind: 'ended', end: { why: 'ordered' } } });
    const next = await readGroupState(shop, { g: '9999999', o: '1' }, market);
    expect(next, 'another invitation is not held up').toMatchObject({ ok: true, value: { kind: 'join' } });
  });
});

test('an invitation of ours says who invites; a link that is made up says nothing, whether or not it fits', async () => {
  const { cart, owner } = await opensGroup();
  const other = String(Number(owner) + 1);
  const sent = new URLSearchParams(invitationPath(await ownGroup(), 'restaurant').split('?')[1]);
  const k = sent.get('k') ?? '';
  await somebody()(async () => {
    const read = async (said: { g?: string; o?: string; k?: string }) => {
      const state = await readGroupState(shop, { g: cart, o: owner, ...said }, market);
      return state.ok ? state.value : state;
    };
    expect(await read(Object.fromEntries(sent))).toMatchObject({ kind: 'join', facts: { ownerId: owner } });
    const silent = (o: string) => ({ kind: 'join', cart, owner: o, facts: null });
    expect(await read({})).toEqual(silent(owner));
    expect(await read({ o: other })).toEqual(silent(other));
    expect(await read({ o: other, k })).toEqual(silent(other));
    expect(await read({ k: `${k.slice(1)}A` })).toEqual(silent(owner));
    expect(await joinsGroup({ cart, owner: other }, 'Omar')).toBe('invalid');
    expect(await joinsGroup({ cart, owner }, 'Omar')).toBe('joined');
  });
});

test.each(['ordered', 'emptied by another client'])(
  'an invitation to a group that is %s asks nobody for a name',
  async how => {
    await opensGroup();
    const { g, o, k } = Object.fromEntries(
      new URLSearchParams(invitationPath(await ownGroup(), 'restaurant').split('?')[1]),
    );
    await choosesDish(dish, 5);
    const look = () => somebody()(async () => readGroupState(shop, { g, o, k }, market));
    expect(await look()).toMatchObject({ ok: true, value: { kind: 'join' } });
    if (how === 'ordered') expect((await pressesOrder('cash', shop)).placed.kind).toBe('ordered');
    else await deleteAccountCart(g ?? '', market);
    expect(await look()).toEqual({ ok: true, value: { kind: 'invalid' } });
  },
);

test.each(['guest', 'customer'] as const)(
  'sent out, and their own cart as a %s holds another shop: what they had chosen is put aside, and they read that',
  async who => {
    const omar = await omarWithOwnCart(who);
    await omar(async () => {
      const went = await posts((state, form) => goOn(form).then(() => state), {}, `/group/${shop}`);
      expect(went).toMatchObject({ to: '/cart', notice: 'cartParked', tone: 'success' });
      expect(await shownLines()).toEqual([`${elsewhere.stockId}x1`]);
      expect((await readParked()).map(({ shopId }) => shopId)).toEqual([shop]);
    });
  },
);

let elsewhere: Offer;

/** Their cart holds one of another shop, then they join, choose two and are sent out. */
async function omarWithOwnCart(who: 'guest' | 'customer') {
  const omar = somebody();
  const invited = await opensGroup();
  elsewhere = await catalog.offer(isPlain, { except: [dish.shop.id] });
  await omar(async () => {
    await browsesAs(who);
    await choosesDish(elsewhere, 1);
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
  });
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  return omar;
}
