/** Cancelling an order over the real sandbox, and what is asked of it before and after (docs/api.md 8.4). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '@/lib/orders/actions';
import type { PlacedOrder } from '../support/customers.ts';
import { posts } from './storefront/forms.ts';
import { calls, customers, openStorefront } from './storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from './storefront/session.ts';

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

test.each(['accepted', 'cooking', 'on_a_way', 'delivered'])(
  'an order that is %s cannot be cancelled: R1 would',
  async now => {
    await order.moves(now);
    expect(await cancels()).toMatchObject({ to: null, state: { form: ['orderTaken'] } });
    expect(changes()).toBe(0);
    expect(await status()).toBe(now);
  },
);

test('another customer’s order is left alone: R1 would cancel it', async () => {
  await newCustomer();
  expect(await cancels()).toMatchObject({ to: null, state: { form: ['orderOffline'] } });
  expect(changes()).toBe(0);
});
