/**
 * Ordering over the real sandbox with its faults, in both revisions of the API (docs/api.md 8.1, 10.2, 10.3), whether or
 * not the marketplace itself refuses a second order of a cart.
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccountCart } from '@/lib/cart/account-cart';
import { findOrdered } from '@/lib/checkout/order/find-ordered';
import { payFound } from '@/lib/checkout/order/place-order';
import { pressOrder } from '@/lib/checkout/order/press-order';
import * as environment from '@/lib/env';
import { goToPaymentProvider } from '@/lib/payments/payment-provider';
import { findOrderPayment } from '@/lib/payments/transaction';
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { changes } from '../storefront/changes.ts';
import { checkoutState, fillsCart, readyCheckout } from '../storefront/checkout.ts';
import { failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
const countOrders = async () => (await customer.orders()).length;

describe.each([false, true])('a marketplace that orders a cart twice: %s', isTwice => {
  beforeEach(async () => {
    await sandbox.control('orders/twice', { on: isTwice });
    customer = await newCustomer();
  });

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
      const { state, order } = await readyCheckout('cash', draft);
      const placed = await order();
      expect(placed).toMatchObject({ kind: 'ordered', wasOrderedBefore: false });
      const [made] = await customer.orders();
      expect(Math.round((made?.total_price ?? 0) * 100)).toBe(state.totals?.total.minor);
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
      expect(made?.delivery_time).toMatch(/^\d\d:\d\d( - \d\d:\d\d)?$/);
    });

    test('wallet: the money is taken once', async () => {
      const { state, order } = await readyCheckout('wallet');
      expect(await order()).toMatchObject({ kind: 'ordered' });
      expect((await customer.orders())[0]?.transaction).toMatchObject({ status: 'paid' });
      await fillsCart();
      const after = await checkoutState();
      expect(after.wallet).toMatchObject({ minor: 50_000 - (state.totals?.total.minor ?? 0) });
    });

    test('a provider: the order waits, and its page is named', async () => {
      const { order } = await readyCheckout('stripe');
      expect(await order()).toMatchObject({ kind: 'redirect', orderId: expect.stringMatching(/^\d+$/), url: /^http/ });
      expect((await customer.orders())[0]?.transaction).toMatchObject({ status: 'progress' });
    });

    test.each(['lost', 'drop', 'late'] as const)('the answer to the order is %s', async kind => {
      const { order, press } = await readyCheckout('wallet');
      await failsOnce(kind, 'dashboard/user/orders', kind === 'late' ? { milliseconds: 30 } : {});
      const first = await order();
      // A dropped call never reached the marketplace: nothing was ordered, and the next press orders.
      expect(first.kind).toBe(kind === 'drop' ? 'unknown' : 'ordered');
      expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
      const made = await customer.orders();
      expect(made.map(({ transaction }) => transaction?.status)).toEqual(['paid']);
      forgetConsole();
    });

    test('nobody answers after the order: the next press finds it, in another process too', async () => {
      const { attempt, press, order } = await readyCheckout('cash');
      await failsOnce('lost', 'dashboard/user/orders');
      await sandbox.fails('status', 'dashboard/user/cart', { status: 503, method: 'GET', times: 2 });
      expect(await order()).toEqual({ kind: 'unknown' });
      expect(await findOrdered(attempt, market)).toMatchObject({ ok: true, orderId: /^\d+$/, isCartThere: false });
      expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
      expect(await countOrders()).toBe(1);
      forgetConsole();
    });

    test('an order found later is paid as was chosen, and never twice', async () => {
      const { attempt, order } = await readyCheckout('wallet');
      await failsOnce('drop', 'payments/order');
      const placed = await order();
      const id = 'orderId' in placed ? String(placed.orderId) : '';
      expect((await customer.orders())[0]?.transaction).toBeNull();
      expect(await payFound(id, attempt.shopId, 'wallet', market)).toEqual({
        kind: 'ordered',
        orderId: id,
        wasOrderedBefore: false,
      });
      const [made] = await customer.orders();
      expect(made?.transaction).toMatchObject({ status: 'paid', payment_system: { tag: 'wallet' } });
      expect(await payFound(id, attempt.shopId, 'cash', market)).toEqual({
        kind: 'ordered',
        orderId: id,
        wasOrderedBefore: true,
      });
      expect((await customer.orders())[0]?.transaction).toMatchObject({
        status: 'paid',
        payment_system: { tag: 'wallet' },
      });
      forgetConsole();
    });

    test('the answer to the payment is lost: it was paid', async () => {
      const { order } = await readyCheckout('wallet');
      await failsOnce('lost', 'payments/order');
      expect(await order()).toMatchObject({ kind: 'ordered' });
      expect((await customer.orders()).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
      forgetConsole();
    });

    test('the wallet has paid, and nobody says so: unknown is not no', async () => {
      const { order } = await readyCheckout('wallet');
      await failsOnce('lost', 'payments/order');
      await sandbox.fails('status', 'dashboard/user/orders/*', { status: 503, method: 'GET', times: 2 });
      const placed = await order();
      expect(placed).toEqual({ kind: 'paymentUnknown', orderId: expect.stringMatching(/^\d+$/) });
      expect((await customer.orders()).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
      forgetConsole();
    });

    test('the payment never arrives: the order stands unpaid, and says so', async () => {
      const { order } = await readyCheckout('cash');
      await failsOnce('drop', 'payments/order');
      const placed = await order();
      expect(placed).toMatchObject({ kind: 'unpaid', failure: { why: 'offline' } });
      expect(await findOrderPayment('orderId' in placed ? (placed.orderId ?? '') : '', market)).toMatchObject({
        ok: true,
        value: { isCanceled: false, transaction: null },
      });
      forgetConsole();
    });

    test('the wallet has been emptied meanwhile: the order stands unpaid', async () => {
      const { order } = await readyCheckout('wallet');
      await customer.hasInWallet(0);
      expect(await order()).toMatchObject({ kind: 'unpaid', failure: { code: 'ERROR_109' } });
    });

    test('sold out between looking and pressing: nothing is ordered, and the reason is the marketplace’s', async () => {
      const { order, offer } = await readyCheckout('cash');
      await changes.during(offer, { quantity: 0 }, async () => {
        expect(await order()).toMatchObject({ kind: 'refused', failure: { code: 'ERROR_430', message: /sold out/ } });
        expect(await countOrders()).toBe(0);
      });
    });

    test('the cart was emptied in another tab: that is no order', async () => {
      const { attempt } = await readyCheckout('cash');
      await deleteAccountCart(attempt.cartId, market);
      expect(await findOrdered(attempt, market)).toEqual({ ok: true, orderId: null, isCartThere: false });
    });

    test('signed out meanwhile: nothing is ordered', async () => {
      const { order } = await readyCheckout('cash');
      await customer.endsSessions();
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
      const cash = await readyCheckout('cash', { tip: '10' });
      expect(await cash.order()).toMatchObject({ kind: 'ordered' });
      const [made] = await customer.orders();
      expect(made?.transaction).toMatchObject({ payment_system: { tag: 'cash' } });
      expect(Math.round((made?.tips ?? 0) * 100)).toBe(cash.state.totals?.tips.minor);
      expect(made?.tips).toBeGreaterThan(0);
      const wallet = await readyCheckout('wallet');
      expect(await wallet.order()).toMatchObject({ kind: 'ordered' });
      expect((await customer.orders()).map(({ transaction }) => transaction?.status).toSorted()).toEqual([
        'paid',
        'progress',
      ]);
    });

    test('a provider is asked first: no order, and the cart stays', async () => {
      const { order, attempt } = await readyCheckout('stripe');
      const placed = await order();
      expect(placed).toMatchObject({ kind: 'redirect', orderId: null, url: /^http/ });
      expect(await countOrders()).toBe(0);
      expect((await checkoutState()).cart.id).toBe(attempt.cartId);
      expect(await order()).toMatchObject({ kind: 'redirect', orderId: null });
    });

    test('on the way to a provider it is noted what is paid for, so that the start page can lead there', async () => {
      await expect(goToPaymentProvider('https://pay.test/1', 'cart', 'en')).rejects.toThrow('NEXT_REDIRECT');
      expect(cookieJar.get('paying')).toBe('cart');
      await expect(goToPaymentProvider('https://pay.test/1', { of: 'order', id: '7' }, 'en')).rejects.toThrow(
        'NEXT_REDIRECT',
      );
      expect(cookieJar.get('paying')).toBe('7');
    });

    test('the answer is lost, and the order is found with its payment', async () => {
      const { order } = await readyCheckout('wallet');
      await failsOnce('lost', 'dashboard/user/orders');
      expect(await order()).toMatchObject({ kind: 'ordered' });
      expect((await customer.orders()).map(({ transaction }) => transaction?.status)).toEqual(['paid']);
      forgetConsole();
    });
  });

  test('pickup at a branch: its place stands where the address would, and nothing of delivery goes along', async () => {
    const { state, request } = await readyCheckout('cash', {
      fulfilment: 'pickup',
      door: 'The blue gate',
      leave: true,
      tip: '10',
    });
    expect(request).toMatchObject({ delivery_type: 'pickup', address: { address: expect.stringMatching(/\S/) } });
    expect(JSON.stringify(request)).not.toMatch(/blue gate|tips|Leave it/);
    expect(state.reach).toBe('unknown');
  });

  test('another receiver goes with the order', async () => {
    const { order } = await readyCheckout('cash', { other: true, name: 'Ada', otherPhone: '+998 90 765 43 21' });
    await order();
    expect((await customer.orders())[0]).toMatchObject({ username: 'Ada', phone: '998907654321' });
  });
});
