/** What do kept pages learn of a customer's orders, and does the browser remember whether one is under way? */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET as live } from '@/app/api/orders/[id]/live/route';
import { GET } from '@/app/api/own-orders/route';
import { GET as viewStyle } from '@/app/api/view-style/route';
import type { OwnOrders } from '@/components/orders/own/own-orders';
import { parseMe } from '@/lib/session/me';
import type { Customer } from '../../support/customers.ts';
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

const reads = (query = '') => GET(new NextRequest(`http://d.test/api/own-orders?locale=en${query}`));
const answers = async (query?: string) => (await (await reads(query)).json()) as OwnOrders;
const isRemembered = () => parseMe(cookieJar.get('me')).hasOpenOrder;

test('a guest has none', async () => {
  expect((await reads()).status).toBe(204);
});

test('an order is under way until it has come; then it can be had again', async () => {
  const order = await customers.createWithOrder();
  await signsIn(order.customer.email);
  await order.moves('cooking');
  const { underWay } = await answers('&again=1');
  expect(underWay?.href).toBe(`/orders/${order.id}`);
  expect(underWay?.text).toMatch(/ · Cooking · .+$/);
  expect(isRemembered()).toBe(true);

  await order.moves('delivered');
  const after = await answers('&again=1');
  expect(after.underWay).toBeNull();
  expect(after.again).toMatchObject([{ id: String(order.id), shop: order.offer.shop.title }]);
  expect(isRemembered()).toBe(false);
});

test('one that waits for its payment says so', async () => {
  const order = await customers.createWithOrder({ payment: 'stripe' });
  await signsIn(order.customer.email);
  expect((await answers()).underWay?.text).toBe(`Waiting for your payment · ${order.offer.shop.title}`);
});

test('without script the stylesheet looks whether it is still under way', async () => {
  const order = await customers.createWithOrder();
  await signsIn(order.customer.email);
  await order.moves('cooking');
  await answers();
  const hidesBar = async () =>
    (await (await viewStyle(new NextRequest('http://shop.test/api/view-style'))).text()).includes('[data-when=order]');
  expect([await hidesBar(), isRemembered()]).toEqual([false, true]);
  await sandbox.fails('status', 'dashboard/user/orders', { status: 500 });
  expect([await hidesBar(), isRemembered()]).toEqual([false, true]);
  expectConsole('warn', /orders\/paginate gave no usable answer/);
  await sandbox.recovers();

  await order.moves('delivered');
  expect([await hidesBar(), isRemembered()]).toEqual([true, false]);
});

test('whose session has ended reads nothing, and is not led away', async () => {
  const customer: Customer = await newCustomer();
  await customer.endsSessions();
  const answer = await reads();
  expect([answer.status, await answer.json()]).toEqual([200, { underWay: null, again: [] }]);
});

test.each([500, 429, 403, 400])(
  'while status %i says nothing of it, nothing is known, and nothing forgotten',
  async status => {
    const order = await customers.createWithOrder();
    await signsIn(order.customer.email);
    await answers();
    await sandbox.fails('status', 'dashboard/user/orders', { status });
    expect((await reads()).status).toBe(503);
    const request = new NextRequest(`http://d.test/api/orders/${order.id}/live?seen=1`);
    expect((await live(request, { params: Promise.resolve({ id: String(order.id) }) })).status).toBe(503);
    expect([(await viewStyle(new NextRequest('http://shop.test/api/view-style'))).status, isRemembered()]).toEqual([
      200,
      true,
    ]);
    forgetConsole();
    await sandbox.recovers();
  },
);

test('the browser remembers that there is none to repeat, until there is one', async () => {
  const remembers = () => parseMe(cookieJar.get('me')).hasNoneAgain;
  const order = await customers.createWithOrder();
  await signsIn(order.customer.email);
  await answers();
  expect(remembers(), 'not asked about').toBe(false);
  await answers('&again=1');
  expect([remembers(), isRemembered()]).toEqual([true, true]);
  await sandbox.fails('status', 'dashboard/user/orders', { status: 500 });
  await reads('&again=1');
  forgetConsole();
  await sandbox.recovers();
  await order.moves('delivered');
  await answers();
  expect(remembers(), 'not asked about').toBe(true);
  await answers('&again=1');
  expect(remembers()).toBe(false);
});
