/**
 * Orders over the real sandbox: lists, one order and its sums, paying again, ordering again (docs/api.md 8, 10.2).
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi, type Outcome } from '@/lib/api/client';
import { keepFacts } from '@/lib/groups/owner-facts';
import type { Locale } from '@/lib/i18n/locales';
import { orderAgain, payOrderAgain } from '@/lib/orders/actions';
import { fillAgain } from '@/lib/orders/again';
import { courierPlace } from '@/lib/orders/courier';
import { totalsOfOrder } from '@/lib/orders/money';
import { payAgain } from '@/lib/orders/pay-again';
import { paymentDueOf } from '@/lib/orders/payment-due';
import { getOrder, listOpenOrders, listPastOrders, listPaymentsDue } from '@/lib/orders/queries';
import { isUnpaid, paymentState } from '@/lib/orders/status';
import { timesOf } from '@/lib/orders/times';
import { versionOf } from '@/lib/orders/version';
import { sharedStore } from '@/lib/stores/shared-store';
import english from '../../messages/en.json' with { type: 'json' };
import { nora, sam } from '../support/customers.ts';
import { forgetConsole } from '../unit/stubs/console.ts';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { posts } from './storefront/forms.ts';
import { join, opens as opensGroup, ownGroup, setsTheTable, shop } from './storefront/group.ts';
import { losesAnswer } from './storefront/lost-answers.ts';
import { opens } from './storefront/pages.ts';
import { catalog, customers, openStorefront, sandbox, timesOutOnce } from './storefront/sandbox.ts';
import { freshBrowser, market, signsIn } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(openStorefront);

// Nora's orders and her cart are those of the seed for each test.
beforeEach(async () => {
  await sandbox.reset();
  await freshBrowser();
  await signsIn(nora);
});

function good<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.why);
  return outcome.value;
}

async function every(locale: Locale) {
  const [open, past] = [good(await listOpenOrders(locale)), good(await listPastOrders(1, locale))];
  return [...open.items, ...past.items];
}

/** The newest order that is like that. */
async function one(passes: (order: Awaited<ReturnType<typeof every>>[number]) => boolean) {
  const found = (await every('en')).find(passes);
  if (found === undefined) throw new Error('Nora has no order like that');
  return good(await getOrder(found.id, 'en'));
}

describe.each(['en', 'de', 'ar'] as const)('in %s', locale => {
  test('both lists, and every order of them, with rows that add up to what was charged', async () => {
    const orders = await every(locale);
    expect(orders.length).toBeGreaterThan(12);
    for (const { id, total, status } of orders) {
      const order = good(await getOrder(id, locale));
      expect(order).toMatchObject({ id, total, status });
      expect(order.shop?.title).not.toBe('');
      expect(order.lines.length).toBeGreaterThan(0);
      expect(order.lines.every(({ title, stockId }) => title !== '' && /^\d+$/.test(stockId))).toBe(true);
      const sums = totalsOfOrder(order);
      const { goods, recipeDiscount, coupon, tax, deliveryFee, serviceFee, tips, other } = sums;
      const fees = [tax, deliveryFee, serviceFee, tips, other].reduce((sum, { minor }) => sum + minor, 0);
      expect(goods.minor - recipeDiscount.minor - coupon.minor + fees, `order ${id}`).toBe(total);
      expect(other.minor, `order ${id}`).toBe(0);
    }
  });
});

test('past orders come ten at a time', async () => {
  const first = good(await listPastOrders(1, 'en'));
  expect(first.items.length).toBeLessThanOrEqual(10);
  expect(first.items.every(({ status }) => status === 'delivered' || status === 'canceled')).toBe(true);
});

test('missing and foreign orders are gone, without a call for what is no id', async () => {
  expect(await getOrder('999999', 'en')).toEqual({ ok: false, why: 'gone' });
  expect(await getOrder('1e3', 'en')).toEqual({ ok: false, why: 'gone' });
  const mine = await one(() => true);
  await signsIn(sam);
  expect(await getOrder(mine.id, 'en')).toEqual({ ok: false, why: 'gone' });
});

test('nobody signed in is told so', async () => {
  cookieJar.clear();
  expect(await listOpenOrders('en')).toEqual({ ok: false, why: 'unauthorized' });
});

test('an order on its way has a courier with a number and a place', async () => {
  const order = await one(({ status }) => status === 'on_a_way');
  expect(order.courier).toMatchObject({ phone: expect.stringMatching(/^\d+$/), name: expect.stringMatching(/\S/) });
  const place = courierPlace(order);
  expect(place?.distance).toBeGreaterThan(0);
  expect(place?.minutes).toBeGreaterThan(0);
});

test('each status that passes by leaves its time, and makes another version', async () => {
  const before = await one(({ status }) => status === 'accepted');
  await sandbox.control(`orders/${before.id}/status`, { status: 'cooking' });
  const after = good(await getOrder(before.id, 'de'));
  expect(versionOf(after, 'nothing')).not.toBe(versionOf(before, 'nothing'));
  expect(versionOf(after, 'nothing')).toBe(versionOf(good(await getOrder(before.id, 'en')), 'nothing'));
  expect(timesOf(after)).toMatchObject({ accepted: before.changedAt, cooking: after.changedAt });
});

test('what a grocery packs is not said to be cooked: orders do not tell of which type their shop is', async () => {
  const customer = await customers.create();
  const good = await catalog.offer(({ shop, price }) => shop.type === 'shop' && price >= 300);
  await customer.fillsCart([good], good.min);
  const { id } = await customer.places(good);
  await customer.pays(id, 'cash');
  await sandbox.control(`orders/${id}/status`, { status: 'cooking' });
  await signsIn(customer.email);
  const page = await opens(`/orders/${id}`);
  expect(page).toContain('Being packed');
  expect(page).toContain(`href="/shop/${good.shop.id}"`);
  expect(await opens('/orders')).toContain('Being packed');
});

test('an unpaid order is paid by the wallet, and a second press pays nothing', async () => {
  const order = await one(({ shop }) => shop?.title === 'Beirut Table');
  expect(isUnpaid(order)).toBe(true);
  const wallet = await paymentOf('wallet');
  expect(await payAgain(order.id, wallet, market)).toEqual({ how: 'paid' });
  const paid = good(await getOrder(order.id, 'en'));
  expect(paymentState(paid)).toBe('paid');
  expect(await payAgain(order.id, await paymentOf('stripe'), market)).toEqual({ how: 'paid' });
  expect(good(await getOrder(order.id, 'en')).payment).toEqual(paid.payment);
});

describe('pressed on a page that is older than the order', () => {
  test.each(['failed', 'waiting'] as const)(
    'nothing is paid once it is over, and its page says so: %s',
    async state => {
      const order = await one(({ shop }) => shop?.title === 'Beirut Table');
      const stripe = await paymentOf('stripe');
      if (state === 'waiting') expect(await payAgain(order.id, stripe, market)).toMatchObject({ how: 'redirect' });
      await sandbox.control(`orders/${order.id}/status`, { status: 'delivered' });
      expect(paymentState(good(await getOrder(order.id, 'en')))).toBe(state);
      const page = `/orders/${order.id}`;
      const fields = { order: order.id, payment: await paymentOf('wallet') };
      expect(await posts(payOrderAgain, fields, page)).toMatchObject({ to: page, notice: 'orderNotPayable' });
      expect(paymentState(good(await getOrder(order.id, 'en')))).toBe(state);
      const shown = await opens(page);
      expect(shown).toContain(english.orders.paymentState.unrecorded);
      expect(shown).not.toMatch(/did not go through|pay now/);
    },
  );

  test('cash that was chosen meanwhile is not paid yet', async () => {
    const order = await one(({ shop }) => shop?.title === 'Beirut Table');
    expect(await payAgain(order.id, await paymentOf('cash'), market)).toEqual({ how: 'cash' });
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'cash' });
    expect(paymentState(good(await getOrder(order.id, 'en')))).toBe('cash');
  });
});

describe('a payment that ran into the time limit', () => {
  /** Lets the time pass for which it may still be made. */
  let passes: () => Promise<void>;
  beforeEach(() => {
    const marked = vi.spyOn(sharedStore, 'set');
    passes = async () => {
      const [[mark = '', owner, seconds = 0] = []] = marked.mock.calls;
      expect(seconds).toBeGreaterThan(16);
      await sharedStore.release(mark, owner);
    };
  });

  test('is looked up, and nothing else is paid meanwhile; then it was paid', async () => {
    const order = await one(({ shop }) => shop?.title === 'Beirut Table');
    const comes = timesOutOnce('payments/order/');
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'unknown' });
    expect(await paymentDueOf(good(await getOrder(order.id, 'en')))).toBe('unknown');
    expect((await listPaymentsDue([order], 'en')).get(order.id)).toBe('unknown');
    const page = await opens(`/orders/${order.id}`);
    expect(page).toContain(english.orders.cancelWaiting);
    expect(page).not.toMatch(/nothing (has been|was) charged/i);
    expect(await payAgain(order.id, await paymentOf('stripe'), market)).toEqual({ how: 'unknown' });
    expect(good(await getOrder(order.id, 'en')).payment).toEqual(order.payment);
    await comes();
    expect(await paymentDueOf(good(await getOrder(order.id, 'en')))).toBe('nothing');
    await passes();
    forgetConsole();
  });

  test('and never came: after a while it can be paid', async () => {
    const order = await one(({ shop }) => shop?.title === 'Beirut Table');
    timesOutOnce('payments/order/');
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'unknown' });
    await passes();
    expect(await paymentDueOf(order)).toBe('payment');
    expect(await opens(`/orders/${order.id}`)).toContain(english.orders.cancelUnpaid);
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'paid' });
    forgetConsole();
  });
});

test('a way to pay that there is not is refused', async () => {
  const order = await one(({ shop }) => shop?.title === 'Beirut Table');
  expect(await payAgain(order.id, '999', market)).toEqual({ how: 'refused', key: 'payRefused' });
});

test('only what is still to be had is ordered again, and the rest is counted', async () => {
  const order = await one(({ shop }) => shop?.title === 'Stack & Smash');
  expect(order.lines.filter(({ isGone }) => isGone).map(({ title }) => title)).toEqual(['Short ribs from last winter']);
  const filled = await fillAgain(order, market);
  expect(filled).toMatchObject({ status: 'filled', missing: 1 });
  // Another shop's goods wait for an answer on the cart page.
  const other = await one(({ shop }) => shop?.title === 'Two Scoops North');
  expect(await fillAgain(other, market)).toEqual({ status: 'asks' });
});

test('ordered again leads to the checkout; once more, it says what is in the cart and adds nothing', async () => {
  const order = await one(({ shop }) => shop?.title === 'Two Scoops North');
  expect(await posts(orderAgain, { order: order.id })).toMatchObject({ to: '/checkout', notice: 'orderAgain' });
  const before = await fillAgain(order, market);
  const held = { to: '/checkout', notice: 'orderAgainHeld', tone: 'info' };
  expect(await posts(orderAgain, { order: order.id })).toMatchObject(held);
  expect(await fillAgain(order, market)).toEqual(before);
});

test('ordered again and nobody answers: the cart’s page says so, and pressing again orders no more', async () => {
  const order = await one(({ shop }) => shop?.title === 'Stack & Smash');
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
  await setsTheTable();
  expect(shop).toBe(String(order.offer.shop.id));
  const invited = await opensGroup({ limit: '0.01' });
  const group = await ownGroup();
  await signsIn(order.customer.email);
  await join(invited, 'Omar');
  const again = () => posts(orderAgain, { order: String(order.id) });
  expect(await again()).toMatchObject({ to: '/cart', notice: 'groupLimit' });
  await keepFacts(group, market, { until: Date.now() - 1000, limit: null, sharing: 'value' });
  expect(await again()).toMatchObject({ to: '/cart', notice: 'groupLate' });
});

async function paymentOf(tag: string): Promise<string> {
  const schema = z.object({ data: z.array(z.object({ id: z.number(), tag: z.string() })) });
  const { data } = good(await callApi({ path: 'rest/payments', locale: 'en', schema }));
  return String(data.find(payment => payment.tag === tag)?.id);
}
