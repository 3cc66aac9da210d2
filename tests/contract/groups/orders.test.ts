/** A group order over the real sandbox: three people, who pays what, whose basket waits, and how it ends. */
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import { readParked } from '@/lib/cart/basket/basket-cookies';
import { clearCart, removeLine, setQuantity } from '@/lib/cart/change/change';
import { chooseBasket } from '@/lib/cart/change/switch-basket';
import { goOnAlone } from '@/lib/cart/group/own-basket';
import { readParticipant } from '@/lib/cart/group/participant';
import { findOrderRecord } from '@/lib/cart/group/record-store';
import { cartResponse } from '@/lib/cart/response/cart-response';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { obstaclesOf } from '@/lib/checkout/problems';
import { setDone } from '@/lib/groups/done';
import { cancelGroup, removeMember } from '@/lib/groups/end';
import { readGroupState } from '@/lib/groups/group-state';
import { startGroup } from '@/lib/groups/start';
import { isPlain, type Offer } from '../../support/offers.ts';
import { accountCart, shownLine, shownLines } from '../storefront/cart.ts';
import { checkoutState, pressesOrder } from '../storefront/checkout.ts';
import {
  board,
  choosesDish,
  choosesShop,
  dish,
  groupOfTwo,
  joinsGroup,
  me,
  opensGroup,
  ownGroup,
  shop,
} from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);

let elsewhere: Offer;

beforeEach(async () => {
  await choosesShop();
  elsewhere = await catalog.offer(isPlain, { except: [dish.shop.id] });
});

test.each(['value', 'equal'] as const)('three people order, fees shared by %s, to the last cent', async sharing => {
  const [omar, lina] = [somebody(), somebody()];
  const invited = await opensGroup({ sharing });
  await choosesDish(dish, 1);
  await omar(async () => {
    expect(await joinsGroup(invited, 'Omar')).toBe('joined');
    await choosesDish(dish, 3);
  });
  await lina(async () => {
    await signsInAnew();
    expect(await joinsGroup(invited, 'Lina')).toBe('joined');
    await choosesDish(dish, 2);
    expect(await accountCart(), 'her own cart is not touched').toBeNull();
  });
  const seen = await board();
  expect(seen.people.map(({ name, goods }) => [name === 'Omar' || name === 'Lina' ? name : 'owner', goods])).toEqual([
    ['owner', dish.price],
    ['Omar', 3 * dish.price],
    ['Lina', 2 * dish.price],
  ]);
  const total = seen.totals?.total.minor ?? 0;
  expect(total).toBeGreaterThan(6 * dish.price);
  expect(seen.people.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBe(total);
  expect(await omar(async () => (await board()).people.map(({ share }) => share)), 'all see the same').toEqual(
    seen.people.map(({ share }) => share),
  );

  const state = await checkoutState({ payment: 'cash' }, shop);
  expect(state.cart.lines.map(({ by, quantity }) => [by?.isOwner, quantity])).toEqual([
    [true, 1],
    [false, 3],
    [false, 2],
  ]);
  expect(state.totals?.total.minor).toBe(total);
  const shown = {
    cart: invited.cart,
    newest: String(state.newestOrder),
    total: String(total),
    fingerprint: fingerprintOf(state),
  };
  const placed = await pressOrder({ draft: state.draft, shown, market });
  expect(placed.kind).toBe('ordered');
  const record = await findOrderRecord('orderId' in placed ? (placed.orderId ?? '') : '');
  expect(record?.people.map(({ goods }) => goods)).toEqual([dish.price, 3 * dish.price, 2 * dish.price]);
  expect(record?.people.reduce((sum, { share }) => sum + share, 0)).toBe(total);
  await omar(async () => {
    const state = await readGroupState(shop, {}, market);
    expect(state).toMatchObject({ ok: true, value: { kind: 'ended', end: { why: 'ordered' } } });
  });
});

test('the last pieces that two have chosen are said to both, and not ordered as fewer', async () => {
  await sandbox.control(`stocks/${dish.stockId}`, { quantity: 4 });
  onTestFinished(() => sandbox.control(`stocks/${dish.stockId}`, { quantity: 1000 }));
  const { omar } = await groupOfTwo();
  await omar(() => setQuantity(dish.stockId, 4, market));
  const problem = { kind: 'left', left: 3, wanted: 4 };
  for (const told of [await board(), await omar(board)])
    expect(told.people.map(({ lines }) => lines[0]?.problem)).toEqual([null, problem]);
  expect((await shownLine(dish.stockId))?.problem, 'the owner was first').toBeNull();
  expect((await omar(() => shownLine(dish.stockId)))?.problem).toEqual(problem);
  const state = await checkoutState({ payment: 'cash' }, shop);
  expect(obstaclesOf(state)).toEqual([{ key: 'lines' }]);
  expect((await pressesOrder('cash', shop)).placed.kind).toBe('stopped');
  await omar(() => setQuantity(dish.stockId, 3, market));
  const { placed } = await pressesOrder('cash', shop);
  const record = await findOrderRecord('orderId' in placed ? (placed.orderId ?? '') : '');
  expect(record?.people.map(({ goods }) => goods)).toEqual([dish.price, 3 * dish.price]);
});

test('nobody’s uuid is in what a cart’s page is told', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 1);
    const { uuid } = await me();
    expect(JSON.stringify(await cartResponse(market, { isFrame: true }))).not.toContain(uuid);
  });
});

test('a basket of their own waits while they are in, and is there again', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await choosesDish(elsewhere, 2);
    await joinsGroup(invited, 'Omar');
    expect(await shownLines()).toEqual([]);
    await choosesDish(dish, 1);
    expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
    await setQuantity(dish.stockId, 4, market);
    expect(await shownLines()).toEqual([`${dish.stockId}x4`]);
    await removeLine(dish.stockId, undefined, market);
    expect(await shownLines()).toEqual([]);
  });
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  await omar(async () => {
    await goOnAlone(await me(), await chooseOwnBackend(market));
    expect(await shownLines()).toEqual([`${elsewhere.stockId}x2`]);
  });
});

test('another shop is a question; leaving answers it, and what was chosen is put aside', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
    expect(await choosesDish(elsewhere, 1)).toMatchObject({ ok: false, message: { key: 'groupOtherShop' } });
    const { words, waiting } = await cartResponse(market, { isFrame: true });
    expect(waiting?.text).toContain('leave group first');
    expect(words?.askNew).toContain('Leave the group');
    expect(await chooseBasket('new', market)).toMatchObject({ ok: true });
    expect(await readParticipant()).toBeNull();
    expect(await shownLines()).toEqual([`${elsewhere.stockId}x1`]);
    expect((await readParked()).map(({ shopId }) => shopId)).toEqual([shop]);
  });
  expect((await board()).people).toHaveLength(1);
});

test('the owner’s group is not thrown away for another shop’s goods', async () => {
  await opensGroup();
  expect(await choosesDish(elsewhere, 1)).toMatchObject({ ok: false, message: { key: 'cartAsks' } });
  expect(await chooseBasket('new', market)).toMatchObject({ ok: false, message: { key: 'groupOwnerOther' } });
  await choosesDish(dish, 1);
  await clearCart(market);
  expect((await ownGroup()).id).not.toBe('');
});

test('goods of another shop are asked about before a group begins, and put aside', async () => {
  await newCustomer();
  await choosesDish(elsewhere, 2);
  expect(await startGroup({ shop }, market)).toEqual({ ok: false, why: 'asks' });
  expect(await shownLines()).toEqual([`${elsewhere.stockId}x2`]);
  expect(await startGroup({ shop, mayPutAside: true }, market)).toMatchObject({
    ok: true,
    cart: { shopId: shop, isGroup: true },
  });
  expect((await readParked()).map(({ shopId }) => shopId)).toEqual([String(elsewhere.shop.id)]);
  expect(await startGroup({ shop, mayPutAside: true }, market), 'pressed twice').toMatchObject({
    ok: true,
    cart: { isGroup: true },
  });
});

test('"begin" pressed twice at once begins it', async () => {
  await newCustomer();
  await choosesDish(dish, 1);
  const begins = () => startGroup({ shop }, market);
  for (const started of await Promise.all([begins(), begins()]))
    expect(started).toMatchObject({ ok: true, cart: { shopId: shop, isGroup: true } });
  expect((await ownGroup()).isGroup).toBe(true);
});

test('"I am done" pressed twice at once is done, by the owner and by a member', async () => {
  const { omar } = await groupOfTwo();
  const says = (isDone: boolean) => Promise.all([setDone(isDone, market), setDone(isDone, market)]);
  const choosing = async () => (await board()).people.map(({ isChoosing }) => isChoosing);
  await says(true);
  expect(await choosing()).toEqual([false, true]);
  await omar(() => says(true));
  expect(await choosing()).toEqual([false, false]);
  await omar(() => says(false));
  expect(await choosing()).toEqual([false, true]);
});

test('sent out: told so, and what they had chosen is a basket of their own', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
  });
  await removeMember(await ownGroup(), (await board()).people[1]?.id ?? '', market);
  await omar(async () => {
    const state = await readGroupState(shop, {}, market);
    expect(state).toMatchObject({ ok: true, value: { kind: 'ended', end: { why: 'kicked' } } });
    await choosesDish(dish, 1);
    expect(await shownLines(), 'the next press goes on alone').toEqual([`${dish.stockId}x3`]);
    expect(await readParticipant()).toBeNull();
  });
});

test('cancelled: all keep what they have chosen', async () => {
  const { omar, invited } = await groupOfTwo();
  await cancelGroup(await ownGroup(), market);
  expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
  expect((await accountCart())?.id).not.toBe(Number(invited.cart));
  await omar(async () => {
    await goOnAlone(await me(), await chooseOwnBackend(market));
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
  });
});
