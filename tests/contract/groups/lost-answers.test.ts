/** A group order when answers are lost: nobody is in it twice, and nobody loses their choices. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import { readParked } from '@/lib/cart/basket/basket-cookies';
import { leaveGroup } from '@/lib/cart/group/leave';
import { goOnAlone } from '@/lib/cart/group/own-basket';
import { setDone } from '@/lib/groups/done';
import { cancelGroup, removeMember } from '@/lib/groups/end';
import { readGroupState } from '@/lib/groups/group-state';
import { startGroup } from '@/lib/groups/start';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { shownLines } from '../storefront/cart.ts';
import { pressesOrder } from '../storefront/checkout.ts';
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
import { afterNextCall, calls, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

const deleting = { method: 'DELETE', times: 1 };
const state = () => readGroupState(shop, {}, market);
const leaves = async () => leaveGroup(await me(), await chooseOwnBackend(market), market);

test('opening too late: while it may still be carried out, no second call ends what the first begins', async () => {
  await newCustomer();
  const comes = timesOutOnce('dashboard/user/cart/set-group');
  const starts = async () => (await startGroup({ shop }, market)).ok;
  expect([await starts(), await starts()]).toEqual([false, false]);
  await comes();
  expect(await starts()).toBe(true);
  expect((await ownGroup()).isGroup).toBe(true);
  forgetConsole();
});

test('done too late: while it may still be carried out, no second call takes it back', async () => {
  const { omar } = await groupOfTwo();
  await omar(async () => {
    const comes = timesOutOnce('rest/cart/status');
    const isDone = async () => (await setDone(true, market)).ok;
    expect([await isDone(), await isDone()]).toEqual([false, false]);
    await comes();
    expect(await isDone()).toBe(true);
  });
  expect((await board()).people.map(({ isChoosing }) => isChoosing)).toEqual([true, false]);
  forgetConsole();
});

test('joining: they are in, once', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await board();
  await sandbox.fails('lost', 'rest/cart/open', { method: 'POST', times: 1 });
  await omar(async () => {
    expect(await joinsGroup(invited, 'Omar')).toBe('joined');
    await choosesDish(dish, 2);
  });
  expect((await board()).people.map(({ goods }) => goods)).toEqual([0, 2 * dish.price]);
  forgetConsole();
});

test('joining, and nobody can look: nothing is sent, and the next press joins', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await choosesDish(dish, 1);
  await board();
  await sandbox.fails('lost', 'rest/cart');
  await omar(async () => {
    expect(await joinsGroup(invited, 'Omar')).toBe('offline');
    await sandbox.recovers();
    expect(await joinsGroup(invited, 'Omar')).toBe('joined');
  });
  expect((await board()).people).toHaveLength(2);
  forgetConsole();
});

test('joining, while another of the same name is in: each is themselves', async () => {
  const { invited } = await groupOfTwo();
  const other = somebody();
  await sandbox.fails('lost', 'rest/cart/open', { method: 'POST', times: 1 });
  await other(async () => {
    expect(await joinsGroup(invited, 'Omar')).toBe('joined');
    expect(await shownLines()).toEqual([]);
  });
  expect((await board()).people.map(({ goods }) => goods)).toEqual([dish.price, 2 * dish.price, 0]);
  forgetConsole();
});

test('leaving: what they had chosen is a basket of their own', async () => {
  const { omar } = await groupOfTwo();
  await sandbox.fails('lost', 'rest/cart/member/delete', deleting);
  await omar(async () => {
    expect(await leaves()).toBe(true);
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
  });
  forgetConsole();
});

test('leaving, and nobody can look: they are told so later, and nothing is lost', async () => {
  const { omar } = await groupOfTwo();
  await omar(async () => {
    await sandbox.fails('lost', 'rest/cart/member/delete', deleting);
    afterNextCall('rest/cart/member/delete', () => sandbox.fails('drop', 'rest/cart', { method: 'GET' }));
    expect(await leaves()).toBe(false);
    await sandbox.recovers();
    expect(await state()).toMatchObject({ ok: true, value: { kind: 'ended', end: { why: 'left' } } });
    await goOnAlone(await me(), await chooseOwnBackend(market));
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
  });
  forgetConsole();
});

test('leaving that did not arrive: they are in, and the order has their things', async () => {
  const { omar } = await groupOfTwo();
  await omar(async () => {
    await sandbox.fails('drop', 'rest/cart/member/delete', deleting);
    expect(await leaves()).toBe(false);
    expect(await state()).toMatchObject({ ok: true, value: { kind: 'board' } });
  });
  forgetConsole();
});

test('cancelling: the owner’s own things are their cart', async () => {
  await groupOfTwo();
  await sandbox.fails('lost', 'dashboard/user/cart/delete', deleting);
  expect(await cancelGroup(await ownGroup(), market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
  forgetConsole();
});

test('cancelling, and the call comes only after we have stopped waiting: it is looked for until it has', async () => {
  await groupOfTwo();
  const comes = timesOutOnce('dashboard/user/cart/delete', 'DELETE');
  const cancelled = cancelGroup(await ownGroup(), market);
  await vi.waitFor(() => expect(calls.at(-1)).toContain('cart/delete'));
  await comes();
  expect(await cancelled).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
  forgetConsole();
});

test('cancelling, and nobody can look: the owner’s own things are put aside, and come back', async () => {
  await groupOfTwo();
  const group = await ownGroup();
  await sandbox.fails('drop', 'dashboard/user/cart', { times: 9 });
  expect(await cancelGroup(group, market)).toMatchObject({ ok: false });
  expect((await readParked()).map(({ shopId }) => shopId)).toEqual([shop]);
  await sandbox.recovers();
  expect(await cancelGroup(await ownGroup(), market)).toMatchObject({ ok: true });
  expect(await shownLines()).toEqual([`${dish.stockId}x1`]);
  expect(await readParked()).toEqual([]);
  forgetConsole();
});

test('sending out that did not arrive ends nothing: what is ordered later is told as ordered', async () => {
  const { omar } = await groupOfTwo();
  const group = await ownGroup();
  await sandbox.fails('drop', 'dashboard/user/cart/member/delete', deleting);
  expect(await removeMember(group, (await board()).people[1]?.id ?? '', market)).toMatchObject({ ok: false });
  await omar(async () => expect(await state()).toMatchObject({ ok: true, value: { kind: 'board' } }));
  expect((await pressesOrder('cash', shop)).placed.kind).toBe('ordered');
  await omar(async () => {
    expect(await state()).toMatchObject({ ok: true, value: { kind: 'ended', end: { why: 'ordered', chosen: null } } });
    expect(await goOnAlone(await me(), await chooseOwnBackend(market))).toMatchObject({ why: 'ordered', chosen: null });
  });
  forgetConsole();
});
