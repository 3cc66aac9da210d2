/** A shop whose delivery takes days can be ordered from, and the page names the day (docs/behaviour.md 4.6). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { obstaclesOf } from '@/lib/checkout/problems';
import { getClock } from '@/lib/market/queries';
import { addDays, wallTime } from '@/lib/time';
import type { Customer } from '../../support/customers.ts';
import { checkoutState, fillsCart, readyCheckout } from '../storefront/checkout.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

test('an order as soon as possible is for the day that the page named', async () => {
  delivers({ from: '1', to: '2', type: 'day' });
  await fillsCart();
  const state = await checkoutState();
  expect(obstaclesOf(state)).toEqual([]);
  const inTwoDays = addDays(wallTime(await getClock('en')).date, 2);
  expect(state.when).toMatchObject({ kind: 'asap', date: inTwoDays, inDays: 2 });
  expect(state.days.map(({ inDays }) => inDays)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const page = await opensPage('/checkout');
  expect(page).toMatch(/as soon as possible, \w{3}, \w{3} \d+ about \d\d:\d\d/);
  expect(page).toMatch(/\w{3}, \w{3} \d+, about \d\d:\d\d/);
  const { order } = await readyCheckout('cash');
  expect(await order()).toMatchObject({ kind: 'ordered' });
  expect((await customer.orders())[0]).toMatchObject({ delivery_date: inTwoDays });
});

test('an order for a later day than the button named is not made', async () => {
  delivers({ from: '1', to: '1', type: 'day' });
  const { press } = await readyCheckout('cash');
  delivers({ from: '3', to: '3', type: 'day' });
  expect(await pressOrder(press)).toMatchObject({ kind: 'stopped' });
  expect(await customer.orders()).toEqual([]);
});

/** Every shop states this time. */
function delivers(time: { from: string; to: string; type: string }): void {
  const { fetch: usual } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await usual(url, init);
    const body = (await answer.text()).replaceAll(
      /"delivery_time":\{[^}]*\}/g,
      `"delivery_time":${JSON.stringify(time)}`,
    );
    return new Response(body, { status: answer.status });
  });
}
