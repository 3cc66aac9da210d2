/** A past order's lines are put into the cart once more (docs/api.md 8). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readDraft, writeFulfilment } from '@/lib/checkout/draft/draft-cookie';
import { keepFacts } from '@/lib/groups/owner-facts';
import { orderAgain } from '@/lib/orders/actions';
import { fillAgain } from '@/lib/orders/again/again';
import { nora } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { choosesShop, joinsGroup, opensGroup, ownGroup, shop } from '../storefront/group.ts';
import { losesAnswer } from '../storefront/lost-answers.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { anOrder } from '../storefront/seeded-orders.ts';
import { freshBrowser, market, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

// Nora's orders and her cart are those of the seed for each test.
beforeEach(async () => {
  await sandbox.reset();
  await freshBrowser();
  await signsIn(nora);
});

test('only what is still to be had is ordered again, and the rest is counted', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Stack & Smash');
  expect(order.lines.filter(({ isGone }) => isGone).map(({ title }) => title)).toEqual(['Short ribs from last winter']);
  const filled = await fillAgain(order, market);
  expect(filled).toMatchObject({ status: 'filled', missing: 1 });
  // Another shop's goods wait for an answer on the cart page.
  const other = await anOrder(({ shop }) => shop?.title === 'Two Scoops North');
  expect(await fillAgain(other, market)).toEqual({ status: 'asks' });
});

test('where fewer are left than were ordered, the cart’s page says so', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Two Scoops North');
  const line = order.lines.find(({ isGone, quantity }) => !isGone && quantity > 1);
  await sandbox.control(`stocks/${line?.stockId}`, { quantity: 1 });
  expect(await posts(orderAgain, { order: order.id })).toMatchObject({
    to: '/cart',
    notice: 'orderAgainFewer',
    tone: 'warning',
  });
});

test('ordered again leads to the checkout; once more, it says what is in the cart and adds nothing', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Two Scoops North');
  expect(await posts(orderAgain, { order: order.id })).toMatchObject({ to: '/checkout', notice: 'orderAgain' });
  const before = await fillAgain(order, market);
  const held = { to: '/checkout', notice: 'orderAgainHeld', tone: 'info' };
  expect(await posts(orderAgain, { order: order.id })).toMatchObject(held);
  expect(await fillAgain(order, market)).toEqual(before);
});

test.each([true, false])('picked up before (%s): so it is when ordered again', async wasPickedUp => {
  const order = await anOrder(({ isPickup, status }) => isPickup === wasPickedUp && status === 'delivered');
  await writeFulfilment(wasPickedUp ? 'delivery' : 'pickup');
  await posts(orderAgain, { order: order.id });
  expect((await readDraft())?.fulfilment).toBe(wasPickedUp ? 'pickup' : '');
});

test('ordered again and nobody answers: the cart’s page says so, and pressing again orders no more', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Stack & Smash');
  const once = await fillAgain(order, market);
  await sandbox.reset();
  await signsIn(nora);
  await losesAnswer('POST', 'dashboard/user/cart/insert-product', true);
  expect(await posts(orderAgain, { order: order.id })).toMatchObject({ to: '/cart', notice: 'cartUnknown' });
  await sandbox.recovers();
  if (once.status !== 'filled') throw new Error(once.status);
  expect(await fillAgain(order, market)).toEqual({ ...once, before: once.count });
  forgetConsole();
});

test('ordered again as a member of a group that takes no more: the cart’s page says why', async () => {
  const order = await customers.createWithOrder();
  await choosesShop();
  expect(shop).toBe(String(order.offer.shop.id));
  const invited = await opensGroup({ limit: '0.01' });
  const group = await ownGroup();
  await signsIn(order.customer.email);
  await joinsGroup(invited, 'Omar');
  const again = () => posts(orderAgain, { order: String(order.id) });
  expect(await again()).toMatchObject({ to: '/cart', notice: 'groupLimit' });
  await keepFacts(group, market, { until: Date.now() - 1000, limit: null, sharing: 'value' });
  expect(await again()).toMatchObject({ to: '/cart', notice: 'groupLate' });
});
