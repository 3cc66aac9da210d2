/** Cancelling an order over the real sandbox, and what is asked of it before and after (docs/api.md 8.4). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { cancelOrder, payOrderAgain } from '@/lib/orders/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer, PlacedOrder } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { readyCheckout } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { afterNextCall, calls, customers, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let order: PlacedOrder;
let page: string;
beforeEach(async () => {
  await freshBrowser();
  order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 500 });
  page = `/orders/${order.id}`;
  await signsIn(order.customer.email);
});

const cancels = () => posts(cancelOrder, { order: String(order.id) }, page);
const changes = () => calls.filter(path => path.includes(`${order.id}/status/change`)).length;
const status = async () => (await order.customer.order(order.id)).status;

test('a new order is cancelled, its money comes back, and a second press says the same and sends nothing', async () => {
  expect(await cancels()).toMatchObject({ to: page, notice: 'orderCanceled' });
  expect(await status()).toBe('canceled');
  expect(await order.customer.balance()).toBe(500);
  expect(await cancels()).toMatchObject({ to: page, notice: 'orderCanceled' });
  expect(changes()).toBe(1);
});

test('the page of a cancelled order says nothing of when it would have come', async () => {
  const wanted = `>${english.orders.wanted}`;
  await order.moves('delivered');
  expect(await opensPage(page)).toContain(wanted);
  order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 500 });
  page = `/orders/${order.id}`;
  await signsIn(order.customer.email);
  await cancels();
  expect(await opensPage(page)).not.toContain(wanted);
});

test.each(['accepted', 'cooking', 'on_a_way', 'delivered'])(
  'an order that is %s cannot be cancelled: R1 would',
  async now => {
    await order.moves(now);
    // The page as it is now has no such form any more, which could say so.
    expect(await cancels()).toMatchObject({ to: page, notice: 'orderTaken' });
    expect(changes()).toBe(0);
    expect(await status()).toBe(now);
  },
);

test('another customer’s order is left alone: R1 would cancel it', async () => {
  await newCustomer();
  expect(await cancels()).toMatchObject({ to: null, state: { form: ['refused'] } });
  expect(changes()).toBe(0);
});

describe('an order that is cancelled is not paid', () => {
  const payments = () => calls.filter(path => path.includes('payments/order/')).length;
  beforeEach(() => {
    calls.length = 0;
  });

  test('from its page, open since before: nothing says that it was paid', async () => {
    await cancels();
    const ways = await sandbox.read<{ id: number; tag: string }[]>('payments');
    const payment = String(ways.find(({ tag }) => tag === 'wallet')?.id);
    const pressed = await posts(payOrderAgain, { order: String(order.id), payment }, page);
    expect(pressed).toMatchObject({ to: page, notice: 'orderCanceled' });
    expect(payments()).toBe(0);
  });

  describe('from a checkout', () => {
    let customer: Customer;
    const cancelsIt = async () => {
      const [made] = await customer.orders();
      await customer.asks('POST', `dashboard/user/orders/${made?.id}/status/change?status=canceled`);
    };
    beforeEach(async () => {
      customer = await newCustomer();
    });

    test('open since before it was ordered', async () => {
      const { press } = await readyCheckout('wallet');
      afterNextCall('dashboard/user/orders?', () => customer.hasInWallet(0));
      expect(await pressOrder(press)).toMatchObject({ kind: 'unpaid' });
      await cancelsIt();
      await customer.hasInWallet(500);
      calls.length = 0;
      expect(await pressOrder(press)).toMatchObject({ kind: 'ordered', wasOrderedBefore: true });
      expect(payments()).toBe(0);
    });

    test('that has not heard of it', async () => {
      const { order } = await readyCheckout('wallet');
      await failsOnce('lost', 'dashboard/user/orders');
      afterNextCall('dashboard/user/orders?', cancelsIt);
      expect(await order()).toMatchObject({ kind: 'ordered', wasOrderedBefore: true });
      expect(payments()).toBe(0);
      forgetConsole();
    });
  });
});
