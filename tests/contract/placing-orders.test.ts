/** Ordering exactly once over the real sandbox with its faults, in both revisions of the API (API 8.1, 10.2, 10.3; DESIGN 5). */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccountCart } from '@/lib/cart/account-cart';
import { isSettled } from '@/lib/checkout/orders';
import { findOrdered, payFound } from '@/lib/checkout/place-order';
import * as environment from '@/lib/env';
import { openMarket } from './market.ts';
import {
  countOrders,
  fillsCart,
  forgetWarnings,
  goesWrong,
  look,
  market,
  newCustomer,
  ordersOf,
  ready,
  steer,
} from './ordering-customer.ts';

beforeAll(openMarket, 60_000);
beforeEach(newCustomer);

describe('R1: an order is made, then paid', () => {
  test('cash: what was said is what is ordered, and what was seen is what it costs', async () => {
    const draft = {
      house: '128',
      floor: '3',
      of: '41.30282,69.19278',
      door: 'The blue gate',
      leave: true,
      note: 'No onions',
    };
    const { situation, order } = await ready('cash', draft);
    const placed = await order();
    expect(placed).toMatchObject({ kind: 'ordered', wasOrderedBefore: false });
    const [made] = await ordersOf();
    expect(Math.round((made?.total_price ?? 0) * 100)).toBe(situation.totals?.total.minor);
    expect(made).toMatchObject({
      delivery_type: 'delivery',
      note: 'No onions',
      address: {
        address: '128 Lantern Street',
        house: '128',
        floor: '3',
        comment: 'Leave it at the door. The blue gate',
      },
      transaction: { status: 'progress', payment_system: { tag: 'cash' } },
    });
    expect(made?.delivery_time).toMatch(/^\d\d:\d\d$/);
  });

  test('wallet: the money is taken once', async () => {
    const { situation, order } = await ready('wallet');
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect((await ordersOf())[0]?.transaction).toMatchObject({ status: 'paid' });
    await fillsCart();
    const after = await look();
    expect(after.wallet?.minor).toBe(50_000 - (situation.totals?.total.minor ?? 0));
  });

  test('a provider: the order waits, and its page is named', async () => {
    const { order } = await ready('stripe');
    expect(await order()).toMatchObject({ kind: 'redirect', orderId: expect.stringMatching(/^\d+$/), url: /^http/ });
    expect((await ordersOf())[0]?.transaction).toMatchObject({ status: 'progress' });
  });

  test('two presses at once are one order, and one answer', async () => {
    const { order } = await ready('wallet');
    const [one, two] = await Promise.all([order(), order()]);
    expect(two).toEqual(one);
    expect(await countOrders()).toBe(1);
  });

  test('a press that comes later finds the order of the first', async () => {
    const { order } = await ready('cash');
    const first = await order();
    expect(await order()).toMatchObject({ kind: 'ordered', orderId: 'orderId' in first ? first.orderId : '' });
    expect(await countOrders()).toBe(1);
  });

  test.each(['lost', 'drop', 'late'])('the answer to the order is %s', async kind => {
    const { order } = await ready('wallet');
    await goesWrong(kind, 'dashboard/user/orders', kind === 'late' ? { milliseconds: 30 } : {});
    const first = await order();
    // A dropped call never reached the marketplace: nothing was ordered, and the next press orders.
    expect(first.kind).toBe(kind === 'drop' ? 'unknown' : 'ordered');
    expect(await order()).toMatchObject({ kind: 'ordered' });
    const made = await ordersOf();
    expect(made.map(({ transaction }) => transaction?.status)).toEqual(['paid']);
    forgetWarnings();
  });

  test('nobody answers after the order: the next press finds it, in another process too', async () => {
    const { press, order } = await ready('cash');
    await goesWrong('lost', 'dashboard/user/orders');
    await steer('POST', 'faults', {
      kind: 'status',
      status: 503,
      path: 'dashboard/user/cart',
      method: 'GET',
      times: 2,
    });
    expect(await order()).toEqual({ kind: 'unknown' });
    expect(await findOrdered(press, market)).toMatchObject({ ok: true, orderId: /^\d+$/, isCartThere: false });
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect(await countOrders()).toBe(1);
    forgetWarnings();
  });

  test('an order found later is paid as was chosen, and never twice', async () => {
    const { press, order } = await ready('wallet');
    await goesWrong('drop', 'payments/order');
    const placed = await order();
    const id = 'orderId' in placed ? String(placed.orderId) : '';
    expect((await ordersOf())[0]?.transaction).toBeNull();
    expect(await payFound(id, press.shopId, 'wallet', market)).toEqual({
      kind: 'ordered',
      orderId: id,
      wasOrderedBefore: false,
    });
    const [made] = await ordersOf();
    expect(made?.transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
    expect(await payFound(id, press.shopId, 'cash', market)).toEqual({
      kind: 'ordered',
      orderId: id,
      wasOrderedBefore: true,
    });
    expect((await ordersOf())[0]?.transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
    forgetWarnings();
  });

  test('the answer to the payment is lost: it was paid', async () => {
    const { order } = await ready('wallet');
    await goesWrong('lost', 'payments/order');
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect((await ordersOf()).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
    forgetWarnings();
  });

  test('the payment never arrives: the order stands unpaid, and says so', async () => {
    const { order } = await ready('cash');
    await goesWrong('drop', 'payments/order');
    const placed = await order();
    expect(placed).toMatchObject({ kind: 'unpaid', failure: { why: 'offline' } });
    expect('orderId' in placed && placed.orderId !== null && (await isSettled(placed.orderId, market))).toBe(false);
    forgetWarnings();
  });

  test('the wallet has been emptied meanwhile: the order stands unpaid', async () => {
    const { order, situation } = await ready('wallet');
    await steer('POST', 'customers', { email: situation.session?.customer.email, walletMoney: 0 });
    expect(await order()).toMatchObject({ kind: 'unpaid', failure: { code: 'ERROR_109' } });
  });

  test('sold out between looking and pressing: nothing is ordered, and the reason is the marketplace’s', async () => {
    const { order, stockId } = await ready('cash');
    await steer('POST', `stocks/${stockId}`, { quantity: 0 });
    expect(await order()).toMatchObject({ kind: 'refused', failure: { code: 'ERROR_430', message: /sold out/ } });
    expect(await countOrders()).toBe(0);
    await steer('POST', `stocks/${stockId}`, { quantity: 50 });
  });

  test('the cart was emptied in another tab: that is no order', async () => {
    const { press } = await ready('cash');
    await deleteAccountCart(press.cartId, market);
    expect(await findOrdered(press, market)).toEqual({ ok: true, orderId: null, isCartThere: false });
  });

  test('signed out meanwhile: nothing is ordered', async () => {
    const { order, situation } = await ready('cash');
    await steer('POST', 'sign-out', { email: situation.session?.customer.email });
    expect(await order()).toMatchObject({ kind: 'refused', failure: { why: 'unauthorized' } });
  });
});

describe('R2: the payment makes the order', () => {
  beforeEach(() => {
    const { env } = environment;
    const base = env();
    vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
  });

  test('cash and wallet go with the order', async () => {
    const cash = await ready('cash', { tip: '10' });
    expect(await cash.order()).toMatchObject({ kind: 'ordered' });
    const [made] = await ordersOf();
    expect(made?.transaction).toMatchObject({ payment_system: { tag: 'cash' } });
    expect(Math.round((made?.tips ?? 0) * 100)).toBe(cash.situation.totals?.tips.minor);
    expect(made?.tips).toBeGreaterThan(0);
    const wallet = await ready('wallet');
    expect(await wallet.order()).toMatchObject({ kind: 'ordered' });
    expect((await ordersOf()).map(({ transaction }) => transaction?.status).toSorted()).toEqual(['paid', 'progress']);
  });

  test('a provider is asked first: no order, and the cart stays', async () => {
    const { order, press } = await ready('stripe');
    const placed = await order();
    expect(placed).toMatchObject({ kind: 'redirect', orderId: null, url: /^http/ });
    expect(await countOrders()).toBe(0);
    expect((await look()).cart.id).toBe(press.cartId);
    expect(await order()).toMatchObject({ kind: 'redirect', orderId: null });
  });

  test('the answer is lost, and the order is found with its payment', async () => {
    const { order } = await ready('wallet');
    await goesWrong('lost', 'dashboard/user/orders');
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect((await ordersOf()).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
    forgetWarnings();
  });
});
test('pickup at a branch: its place stands where the address would, and nothing of delivery goes along', async () => {
  const { situation, wish } = await ready('cash', {
    fulfilment: 'pickup',
    door: 'The blue gate',
    leave: true,
    tip: '10',
  });
  expect(wish).toMatchObject({ delivery_type: 'pickup', address: { address: expect.stringMatching(/\S/) } });
  expect(JSON.stringify(wish)).not.toMatch(/blue gate|tips|Leave it/);
  expect(situation.isReached).toBeNull();
});

test('another receiver goes with the order', async () => {
  const { order } = await ready('cash', { other: true, name: 'Ada', otherPhone: '+998 90 765 43 21' });
  await order();
  expect((await ordersOf())[0]).toMatchObject({ username: 'Ada', phone: '998907654321' });
});
