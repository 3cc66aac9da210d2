/**
 * Presses on the order button that meet, in one process and in two, whether or not the marketplace itself refuses a
 * second order of a cart (docs/decisions/015, docs/decisions/063).
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Press, pressOrder } from '@/lib/checkout/order/press-order';
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { readyCheckout } from '../storefront/checkout.ts';
import { otherProcess } from '../storefront/process.ts';
import { calls, failsOnce, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
const paidOrders = async () => (await customer.orders()).map(({ transaction }) => transaction?.status);
const creates = () => calls.filter(path => path.startsWith('/api/v1/dashboard/user/orders?')).length;

describe.each([false, true])('a marketplace that orders a cart twice: %s', isTwice => {
  beforeEach(async () => {
    await sandbox.control('orders/twice', { on: isTwice });
    customer = await newCustomer();
    calls.length = 0;
  });

  test.each([1, 2])(
    'two presses at once in %d process(es): one order is asked for, and both hear of it',
    async count => {
      const { press } = await readyCheckout('wallet');
      const second = count === 1 ? pressOrder : (await otherProcess()).pressOrder;
      const [one, two] = await Promise.all([pressOrder(press), second(press)]);
      expect(one).toMatchObject({ kind: 'ordered', orderId: expect.stringMatching(/^\d+$/) });
      expect(two).toEqual(one);
      expect(creates()).toBe(1);
      expect(await paidOrders()).toEqual(['paid']);
    },
  );

  test.each([1, 2])('a press that comes later in %d process(es) finds the order of the first', async count => {
    const { press } = await readyCheckout('cash');
    const first = await pressOrder(press);
    const second = count === 1 ? pressOrder : (await otherProcess()).pressOrder;
    expect(await second(press)).toEqual({ ...first, wasOrderedBefore: true });
    expect(creates()).toBe(1);
  });

  test('a gateway gives up while the order is being made: the next press sends none beside it', async () => {
    const { press, order } = await readyCheckout('cash');
    const made = 1500;
    await failsOnce('gateway', 'dashboard/user/orders', { milliseconds: made });
    expect(await order()).toEqual({ kind: 'unknown' });
    expect(await pressOrder(press)).toEqual({ kind: 'unknown' });
    expect([creates(), await paidOrders()]).toEqual([1, []]);
    await vi.waitFor(async () => expect(await paidOrders()).toHaveLength(1), { timeout: 2 * made, interval: 100 });
    expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
    expect([creates(), await paidOrders()]).toEqual([1, ['progress']]);
    forgetConsole();
  });

  test('the second press cannot read anything while the first one orders: it does not say that nothing was ordered', async () => {
    const { press } = await readyCheckout('wallet');
    await failsOnce('late', 'dashboard/user/orders', { milliseconds: 400 });
    const first = pressOrder(press);
    await asked();
    await sandbox.fails('status', 'dashboard/user/cart', { status: 503, method: 'GET' });
    expect(await pressOrder(press)).toEqual(await first);
    expect(await first).toMatchObject({ kind: 'ordered' });
    expect(await paidOrders()).toEqual(['paid']);
    forgetConsole();
  });

  test('the first press heard nothing, and the second can read nothing: nobody knows, and nobody says no', async () => {
    const { press } = await readyCheckout('wallet');
    await loses(press);
    await sandbox.fails('down');
    expect(await pressOrder(press)).toEqual({ kind: 'unknown' });
    await sandbox.recovers();
    expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
    expect(creates()).toBe(1);
    expect(await paidOrders()).toEqual(['paid']);
    forgetConsole();
  });

  test('the first press was refused before it ordered: the second one tries itself', async () => {
    const { press } = await readyCheckout('cash');
    const undecided = { ...press, draft: { ...press.draft, payment: '' } };
    calls.length = 0;
    const first = pressOrder(undecided);
    // It reads what it needs once the cart is its own.
    await vi.waitFor(() => expect(calls).not.toEqual([]));
    const [one, two] = await Promise.all([first, pressOrder(press)]);
    expect(one).toMatchObject({ kind: 'stopped', refusal: { fields: { payment: [{ key: 'checkout.payment' }] } } });
    expect(two).toMatchObject({ kind: 'ordered', wasOrderedBefore: false });
  });

  test('an order that comes after the time limit is not asked for again meanwhile', async () => {
    const { press } = await readyCheckout('cash');
    const comes = timesOutOnce('dashboard/user/orders?');
    expect(await pressOrder(press)).toEqual({ kind: 'unknown' });
    expect(await pressOrder(press)).toEqual({ kind: 'unknown' });
    expect(creates()).toBe(1);
    await comes();
    expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
    expect(creates()).toBe(1);
    forgetConsole();
  });
});

/** Until the order has been asked for. */
async function asked(): Promise<void> {
  await vi.waitFor(() => expect(creates()).toBe(1));
}

/** The order is made, its answer is lost, and nobody answers when it is looked for. */
async function loses(press: Press): Promise<void> {
  await failsOnce('lost', 'dashboard/user/orders');
  await failsOnce('delay', 'dashboard/user/orders', { milliseconds: 200 });
  const placed = pressOrder(press);
  await asked();
  await sandbox.fails('down');
  expect(await placed).toEqual({ kind: 'unknown' });
  await sandbox.recovers();
}
