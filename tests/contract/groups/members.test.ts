/** Whose word counts in a group order: members within its terms, for their own lines, in the cart that they have joined. */

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import { readParked, writeParked } from '@/lib/cart/basket/basket-cookies';
import { removeLine, setQuantity } from '@/lib/cart/change/change';
import { leaveGroup } from '@/lib/cart/group/leave';
import { putAsMember, readGroup } from '@/lib/cart/group/member-calls';
import { readParticipant, writeParticipant } from '@/lib/cart/group/participant';
import { goOn } from '@/lib/groups/actions';
import { setDone } from '@/lib/groups/done';
import { cancelGroup } from '@/lib/groups/end';
import { readGroupState } from '@/lib/groups/group-state';
import { keepFacts } from '@/lib/groups/owner-facts';
import { requestPathHeader } from '@/lib/paths/request-path';
import { sharedStore } from '@/lib/stores/shared-store';
import { isPlain } from '../../support/offers.ts';
import { request } from '../../unit/stubs/next-headers.ts';
import { changesAnswers } from '../storefront/answers.ts';
import { accountCart, fillsAside, shownCart, shownLines } from '../storefront/cart.ts';
import { noticeLeft } from '../storefront/forms.ts';
import {
  board,
  choosesDish,
  choosesShop,
  dish,
  joinsGroup,
  me,
  opensGroup,
  ownGroup,
  shop,
} from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(choosesShop);

test('who presses twice at once has joined once', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    const key = crypto.randomUUID();
    const both = [joinsGroup(invited, 'Omar', key), joinsGroup(invited, 'Omar', key)];
    expect(await Promise.all(both)).toEqual(['joined', 'joined']);
    expect((await board()).people.map(({ name, isMe }) => [name, isMe])).toEqual([
      [expect.anything(), false],
      ['Omar', true],
    ]);
  });
});

test('done is said, not switched: twice is once', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await setDone(true, market);
    await setDone(true, market);
  });
  await setDone(true, market);
  expect((await board()).people.map(({ isChoosing }) => isChoosing)).toEqual([false, false]);
  await omar(() => setDone(false, market));
  expect((await board()).people.map(({ isChoosing }) => isChoosing)).toEqual([false, true]);
});

test('more than the limit is refused, and nothing has changed', async () => {
  const omar = somebody();
  const invited = await opensGroup({ limit: String((2 * dish.price) / 100) });
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
    expect(await choosesDish(dish, 1)).toMatchObject({ ok: false, message: { key: 'groupLimit' } });
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
    expect(await setQuantity(dish.stockId, 1, market)).toMatchObject({ ok: true });
  });
});

test('the limit is the same one after the owner has looked at the group in another currency', async () => {
  const omar = somebody();
  const invited = await opensGroup({ limit: String((2 * dish.price) / 100) });
  await choosesDish(dish, 1);
  await omar(() => joinsGroup(invited, 'Omar'));
  await shownCart({ ...market, currency: '3' });
  await omar(async () => {
    expect(await choosesDish(dish, 2)).toMatchObject({ ok: true });
    expect(await choosesDish(dish, 1)).toMatchObject({ ok: false, message: { key: 'groupLimit' } });
    expect((await board()).terms.limit).toBe(2 * dish.price * 12_600);
  });
});

test('after the deadline nothing changes any more, for members', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
  });
  await keepFacts(await ownGroup(), market, { until: Date.now() - 1000, limit: null, sharing: 'value' });
  await omar(async () => {
    expect(await choosesDish(dish, 1)).toMatchObject({ ok: false, message: { key: 'groupLate' } });
    expect(await removeLine(dish.stockId, undefined, market)).toMatchObject({ ok: false });
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
    expect((await board()).isLate).toBe(true);
  });
  expect(await choosesDish(dish, 1), 'the owner may').toMatchObject({ ok: true });
});

test.each([
  ['another owner than the link says', ({ cart }: { cart: string }) => ({ cart, owner: '1' })],
  [
    'the same of a group that another client has opened',
    async ({ cart }: { cart: string }) => {
      await sharedStore.release(`group facts ${cart}`);
      return { cart, owner: '1' };
    },
  ],
  ['no such cart', ({ owner }: { owner: string }) => ({ cart: '999999', owner })],
])('a link that leads nowhere lets nobody in: %s', async (_name, forged) => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    expect(await joinsGroup(await forged(invited), 'Omar')).toBe('invalid');
    expect(await readParticipant()).toBeNull();
  });
  expect((await board()).people).toHaveLength(1);
});

test('a cart that is no group lets nobody in, though the API answers with success', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await cancelGroup(await ownGroup(), market);
  await choosesDish(dish, 1);
  const cart = String((await accountCart())?.id);
  await omar(async () => expect(await joinsGroup({ cart, owner: invited.owner }, 'Omar')).toBe('invalid'));
});

test("nor does one that the API lets anybody join, as the first revision does: what is in it stays its owner's", async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await sharedStore.release(`group facts ${invited.cart}`);
  const restore = changesAnswers<{ data: { group: boolean } }>(`rest/cart/${invited.cart}`, ({ data }) => {
    data.group = false;
  });
  await omar(async () => {
    expect(await joinsGroup(invited, 'Omar')).toBe('invalid');
    expect(await readParticipant()).toBeNull();
  });
  restore();
  expect((await board()).people, 'nobody was left behind in it').toHaveLength(1);
});

test('a uuid opens its own cart alone, and changes its own lines alone', async () => {
  const [omar, lina] = [somebody(), somebody()];
  const first = await opensGroup();
  const hisUuid = await omar(async () => {
    await joinsGroup(first, 'Omar');
    await choosesDish(dish, 1);
    return (await me()).uuid;
  });
  const second = await opensGroup();
  await lina(async () => {
    await joinsGroup(second, 'Lina');
    await writeParticipant({ ...(await me()), uuid: hisUuid });
    expect(await readGroup(await me(), 'en'), 'his uuid, her cart').toEqual({ ok: true, value: null });
    expect(await putAsMember(await me(), [{ stockId: dish.stockId, quantity: 9, addons: [] }], 'en')).toMatchObject({
      ok: false,
      why: 'gone',
    });
  });
  const made = { cart: first.cart, shop, uuid: '00000000-0000-4000-8000-000000000000' };
  expect(await readGroup(made, 'en')).toEqual({ ok: true, value: null });
  await omar(async () => expect(await shownLines()).toEqual([`${dish.stockId}x1`]));

  const linesOf = async (token?: string) =>
    sandbox.request('DELETE', '/api/v1/rest/cart/product/delete', {
      body: { ids: [1, 2, 3], ...(token && { user_cart_uuid: token }) },
    });
  expect((await linesOf()).status).toBe(400);
  expect((await linesOf(made.uuid)).status).toBe(400);
});

test('a signed-in member sends no token where the API would answer 404 for it', async () => {
  const lina = somebody();
  const invited = await opensGroup();
  await lina(async () => {
    await signsInAnew();
    await joinsGroup(invited, 'Lina');
    await choosesDish(dish, 1);
    expect((await shownCart())?.count).toBe(1);
    const path = `/api/v1/rest/cart/${invited.cart}?shop_id=${shop}&user_cart_uuid=${(await me()).uuid}`;
    expect((await sandbox.request('GET', path)).status).toBe(200);
  });
});

test('what is chosen waits where there is no room to put it aside, and is found once there is', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  const elsewhere = await catalog.offer(isPlain, { except: [dish.shop.id] });
  await omar(async () => {
    await choosesDish(elsewhere, 1);
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
    await fillsAside(elsewhere);
    expect(await leaveGroup(await me(), await chooseOwnBackend(market), market)).toBe(true);
    expect(await shownLines()).toEqual([`${elsewhere.stockId}x1`]);
    expect(await readGroupState(shop, {}, market)).toMatchObject({
      value: { kind: 'ended', end: { chosen: { shopId: shop } } },
    });
    expect(await goesOn()).toBe('cartNoRoomAside');
    await writeParked([]);
    expect(await goesOn()).toBe('cartParked');
    expect((await readParked()).map(({ shopId }) => shopId)).toEqual([shop]);
    expect(await readParticipant()).toBeNull();
  });
});

test('a page that tells how an earlier group ended takes nobody out of the one that they are in now', async () => {
  const omar = somebody();
  const invited = await opensGroup();
  await omar(async () => {
    await joinsGroup(invited, 'Omar');
    await choosesDish(dish, 2);
    expect(await goesOn(`/group/${shop}`)).toBeNull();
    expect((await board()).role).toBe('member');
    expect(await shownLines()).toEqual([`${dish.stockId}x2`]);
  });
});

/** The notice of the button that goes on without the group. */
async function goesOn(to = '/cart') {
  request.headers = new Headers({ [requestPathHeader]: `/group/${shop}` });
  await expect(goOn(new FormData())).rejects.toMatchObject({ digest: expect.stringContaining(`;${to};`) });
  return noticeLeft().notice;
}
