/** What the customer's own browser still knows when the store of the processes has forgotten everything. */
import { beforeAll, expect, test } from 'vitest';
import { findFacts } from '@/lib/cart/group/facts';
import { sharedStore } from '@/lib/stores/shared-store';
import { openTopUp } from '@/lib/wallet/open-top-up';
import { findDoubt, forgetDoubt, isKeySent, rememberDoubt, rememberSent } from '@/lib/wallet/sent-transfers';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { board, choosesDish, choosesShop, dish, joinsGroup, opensGroup } from '../storefront/group.ts';
import { somebody } from '../storefront/people.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

/** Like a process that was restarted without a Redis. */
function forgetsEverything(): void {
  delete (globalThis as { doorstepStore?: unknown }).doorstepStore;
}

test('a group’s time, limit and sharing come back with its owner’s next look, and hold for members again', async () => {
  await choosesShop();
  const omar = somebody();
  const invited = await opensGroup({ until: '23:59', limit: String((2 * dish.price) / 100), sharing: 'equal' });
  const { terms } = await board();
  forgetsEverything();
  await omar(async () => {
    expect(await joinsGroup(invited, 'Omar')).toBe('joined');
    expect((await board()).terms, 'members alone cannot know').toMatchObject({ until: null, limit: null });
  });
  expect((await board()).terms).toEqual(terms);
  expect(await findFacts(invited.cart)).toMatchObject({ ...terms, ownerId: invited.owner, state: 'open' });
  await omar(async () => {
    await choosesDish(dish, 2);
    expect(await choosesDish(dish, 1)).toMatchObject({ ok: false, message: { key: 'groupLimit' } });
    expect((await board()).terms).toEqual(terms);
  });
});

test('another group of the same owner begins without them', async () => {
  await choosesShop();
  await opensGroup({ limit: '5', sharing: 'equal' });
  const terms = cookieJar.get('group-terms') ?? '';
  await opensGroup();
  cookieJar.set('group-terms', terms);
  forgetsEverything();
  expect((await board()).terms).toEqual({ until: null, limit: null, sharing: 'value' });
});

test('a top-up that is open leads to the same payment, and is its customer’s alone', async () => {
  await newCustomer();
  const topUp = { idempotencyKey: 'm', minor: 2000, currency: 'base', tag: 'stripe', url: 'https://pay.test/1' };
  const open = { ...topUp, newestMove: 1, newestTransaction: 1, failedAt: null };
  await openTopUp.remember('7', open);
  forgetsEverything();
  expect(await openTopUp.read('7')).toMatchObject(open);
  expect(await openTopUp.read('8')).toBeNull();
  await openTopUp.forget('7');
  expect(await openTopUp.read('7')).toBeNull();
});

test('a page that has sent money sends none again, and a doubt stays one', async () => {
  await newCustomer();
  const doubt = { idempotencyKey: 'b', to: 'b', name: 'Mira', minor: 500, currency: 'base', newestMove: 1 };
  await rememberSent('7', { idempotencyKey: 'a', to: 'b', minor: 1250, currency: 'base' });
  await rememberDoubt('7', doubt, true);
  forgetsEverything();
  expect(await isKeySent('7', 'a')).toBe(true);
  expect([await isKeySent('7', 'b'), await isKeySent('8', 'a')]).toEqual([false, false]);
  expect(await findDoubt('7')).toMatchObject({ ...doubt, mayStillRun: true });
  expect(await findDoubt('8')).toBeNull();
  await forgetDoubt('7');
  expect([await findDoubt('7'), await isKeySent('7', 'a')]).toEqual([null, true]);
});

test('a doubt that a release of before has kept stays one', async () => {
  await newCustomer();
  const kept = { mark: 'b', minor: 500, currency: 'base', newestMove: 1 };
  await sharedStore.set('send-doubt 7', JSON.stringify(kept), 60);
  expect(await findDoubt('7')).toMatchObject({ idempotencyKey: '', minor: 500, newestMove: 1 });
});
