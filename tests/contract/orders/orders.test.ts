/**
 * Orders over the real sandbox: lists, one order and its sums, paying again (docs/api.md 8, 10.2).
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { getClock } from '@/lib/market/queries';
import { payOrderAgain } from '@/lib/orders/actions';
import { totalsOfOrder } from '@/lib/orders/money';
import { payAgain } from '@/lib/orders/pay-again';
import { paymentDueOf } from '@/lib/orders/payment-due';
import { courierPlace } from '@/lib/orders/progress/courier';
import { isUnpaid, paymentState } from '@/lib/orders/progress/status';
import { timesOf } from '@/lib/orders/progress/times';
import { versionOf } from '@/lib/orders/progress/version';
import { getOrder, listOpenOrders, listPastOrders, listPaymentsDue } from '@/lib/orders/queries';
import { sharedStore } from '@/lib/stores/shared-store';
import english from '../../../messages/en.json' with { type: 'json' };
import { nora, sam } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { catalog, customers, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { anOrder, ordersIn } from '../storefront/seeded-orders.ts';
import { freshBrowser, market, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

// Nora's orders and her cart are those of the seed for each test.
beforeEach(async () => {
  await sandbox.reset();
  await freshBrowser();
  await signsIn(nora);
});

describe.each(['en', 'de', 'ar'] as const)('in %s', locale => {
  test('both lists, and every order of them, with rows that add up to what was charged', async () => {
    const orders = await ordersIn(locale);
    expect(orders.length).toBeGreaterThan(12);
    for (const { id, total, status } of orders) {
      const order = mustSucceed(await getOrder(id, locale));
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
  const first = mustSucceed(await listPastOrders(1, 'en'));
  expect(first.items.length).toBeLessThanOrEqual(10);
  expect(first.items.every(({ status }) => status === 'delivered' || status === 'canceled')).toBe(true);
});

test('missing and foreign orders are gone, without a call for what is no id', async () => {
  expect(await getOrder('999999', 'en')).toEqual({ ok: false, why: 'gone' });
  expect(await getOrder('1e3', 'en')).toEqual({ ok: false, why: 'gone' });
  const mine = await anOrder(() => true);
  await signsIn(sam);
  expect(await getOrder(mine.id, 'en')).toEqual({ ok: false, why: 'gone' });
});

test('nobody signed in is told so', async () => {
  cookieJar.clear();
  expect(await listOpenOrders('en')).toEqual({ ok: false, why: 'unauthorized' });
});

test('an order on its way has a courier with a number and a place', async () => {
  const order = await anOrder(({ status }) => status === 'on_a_way');
  expect(order.courier).toMatchObject({ phone: expect.stringMatching(/^\d+$/), name: expect.stringMatching(/\S/) });
  const place = courierPlace(order);
  expect(place?.distance).toBeGreaterThan(0);
  expect(place?.minutes).toBeGreaterThan(0);
});

test('each status that passes by leaves its time, and makes another version', async () => {
  const before = await anOrder(({ status }) => status === 'accepted');
  await sandbox.control(`orders/${before.id}/status`, { status: 'cooking' });
  const after = mustSucceed(await getOrder(before.id, 'de'));
  const look = { due: 'nothing', clock: await getClock('en'), now: Date.now() } as const;
  expect(versionOf(after, look)).not.toBe(versionOf(before, look));
  expect(versionOf(after, look)).toBe(versionOf(mustSucceed(await getOrder(before.id, 'en')), look));
  expect(timesOf(after)).toMatchObject({ accepted: before.changedAt, cooking: after.changedAt });
});

test('a note for the door and one for the kitchen are told apart', async () => {
  const { id } = await anOrder(({ status, shop }) => status === 'new' && shop?.title === 'Hearth');
  const page = await opensPage(`/orders/${id}`);
  expect(page).toContain(`${english.checkout.door}</dt><dd><bdi>The blue door`);
  expect(page).toContain(`${english.checkout.note}</dt><dd><bdi>It is a surprise`);
});

test('what a grocery packs is not said to be cooked: orders do not tell of which type their shop is', async () => {
  const customer = await customers.create();
  const mustSucceed = await catalog.offer(({ shop, price }) => shop.type === 'shop' && price >= 300);
  await customer.fillsCart([mustSucceed], mustSucceed.min);
  const { id } = await customer.places(mustSucceed);
  await customer.pays(id, 'cash');
  await sandbox.control(`orders/${id}/status`, { status: 'cooking' });
  await signsIn(customer.email);
  const page = await opensPage(`/orders/${id}`);
  expect(page).toContain('Being packed');
  expect(page).toContain(`href="/shop/${mustSucceed.shop.id}"`);
  expect(await opensPage('/orders')).toContain('Being packed');
});

test('an unpaid order is paid by the wallet, and a second press pays nothing', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
  expect(isUnpaid(order)).toBe(true);
  const wallet = await paymentOf('wallet');
  expect(await payAgain(order.id, wallet, market)).toEqual({ how: 'paid' });
  const paid = mustSucceed(await getOrder(order.id, 'en'));
  expect(paymentState(paid)).toBe('paid');
  expect(await payAgain(order.id, await paymentOf('stripe'), market)).toEqual({ how: 'paid' });
  expect(mustSucceed(await getOrder(order.id, 'en')).payment).toEqual(paid.payment);
});

test('two ways to pay, pressed at one moment in two tabs, pay once', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
  const [wallet, stripe] = [await paymentOf('wallet'), await paymentOf('stripe')];
  const claim = sharedStore.claim.bind(sharedStore);
  // The first is through before the second begins, which has seen an unpaid order.
  vi.spyOn(sharedStore, 'claim').mockImplementationOnce(async (...mark) => {
    expect(await payAgain(order.id, wallet, market)).toEqual({ how: 'paid' });
    return claim(...mark);
  });
  expect(await payAgain(order.id, stripe, market)).toEqual({ how: 'paid' });
});

test('a press on somebody else’s order does not hold up its customer’s', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
  const wallet = await paymentOf('wallet');
  const noras = cookieJar.get('session') ?? '';
  await signsIn(sam);
  const sams = cookieJar.get('session') ?? '';
  const claim = sharedStore.claim.bind(sharedStore);
  vi.spyOn(sharedStore, 'claim').mockImplementationOnce(async (...mark) => {
    const isClaimed = await claim(...mark);
    cookieJar.set('session', noras);
    expect(await paymentDueOf(order)).toBe('payment');
    expect(await payAgain(order.id, wallet, market)).toEqual({ how: 'paid' });
    cookieJar.set('session', sams);
    return isClaimed;
  });
  expect(await payAgain(order.id, wallet, market)).toMatchObject({ how: 'refused' });
});

describe('pressed on a page that is older than the order', () => {
  test.each(['failed', 'waiting'] as const)(
    'nothing is paid once it is over, and its page says so: %s',
    async state => {
      const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
      const stripe = await paymentOf('stripe');
      if (state === 'waiting') expect(await payAgain(order.id, stripe, market)).toMatchObject({ how: 'redirect' });
      await sandbox.control(`orders/${order.id}/status`, { status: 'delivered' });
      expect(paymentState(mustSucceed(await getOrder(order.id, 'en')))).toBe(state);
      const page = `/orders/${order.id}`;
      const fields = { order: order.id, payment: await paymentOf('wallet') };
      expect(await posts(payOrderAgain, fields, page)).toMatchObject({ to: page, notice: 'orderNotPayable' });
      expect(paymentState(mustSucceed(await getOrder(order.id, 'en')))).toBe(state);
      const shown = await opensPage(page);
      expect(shown).toContain(english.orders.paymentState.unrecorded);
      expect(shown).not.toMatch(/did not go through|pay now/);
    },
  );

  test('cash that was chosen meanwhile is not paid yet', async () => {
    const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
    expect(await payAgain(order.id, await paymentOf('cash'), market)).toEqual({ how: 'cash' });
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'cash' });
    expect(paymentState(mustSucceed(await getOrder(order.id, 'en')))).toBe('cash');
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
    const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
    const comes = timesOutOnce('payments/order/');
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'unknown' });
    expect(await paymentDueOf(mustSucceed(await getOrder(order.id, 'en')))).toBe('unknown');
    expect((await listPaymentsDue([order], 'en')).get(order.id)).toBe('unknown');
    const page = await opensPage(`/orders/${order.id}`);
    expect(page).toContain(english.orders.cancelWaiting);
    expect(page).not.toMatch(/nothing (has been|was) charged/i);
    expect(await payAgain(order.id, await paymentOf('stripe'), market)).toEqual({ how: 'unknown' });
    expect(mustSucceed(await getOrder(order.id, 'en')).payment).toEqual(order.payment);
    await comes();
    expect(await paymentDueOf(mustSucceed(await getOrder(order.id, 'en')))).toBe('nothing');
    await passes();
    forgetConsole();
  });

  test('and never came: after a while it can be paid', async () => {
    const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
    timesOutOnce('payments/order/');
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'unknown' });
    await passes();
    expect(await paymentDueOf(order)).toBe('payment');
    expect(await opensPage(`/orders/${order.id}`)).toContain(english.orders.cancelUnpaid);
    expect(await payAgain(order.id, await paymentOf('wallet'), market)).toEqual({ how: 'paid' });
    forgetConsole();
  });
});

test('a way to pay that there is not is refused', async () => {
  const order = await anOrder(({ shop }) => shop?.title === 'Beirut Table');
  expect(await payAgain(order.id, '999', market)).toEqual({ how: 'refused', key: 'payRefused' });
});

async function paymentOf(tag: string): Promise<string> {
  const schema = z.object({ data: z.array(z.object({ id: z.number(), tag: z.string() })) });
  const { data } = mustSucceed(await callApi({ path: 'rest/payments', locale: 'en', schema }));
  return String(data.find(payment => payment.tag === tag)?.id);
}
