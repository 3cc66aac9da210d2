/** The invoice of an order over the real sandbox: whose it is, what passes for one, and what is said where there is none. */
import { NextRequest } from 'next/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/api/orders/[id]/invoice/route';
import type { FaultKind } from '../../../sandbox/control/faults.ts';
import type { PlacedOrder } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { calls, customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

let order: PlacedOrder;
beforeEach(async () => {
  await freshBrowser();
  order = await customers.createWithOrder({ payment: 'wallet', walletMoney: 500 });
  await signsIn(order.customer.email);
  calls.length = 0;
});

const path = 'dashboard/user/export/order';
const exports = () => calls.filter(call => call.includes(path)).length;
const opens = (id: number | string = order.id, locale = 'de') =>
  GET(new NextRequest(`http://d.test/api/orders/${id}/invoice?locale=${locale}`), {
    params: Promise.resolve({ id: String(id) }),
  });
const notice = () => new URLSearchParams(cookieJar.get('notice')).get('key');

/** Where the answer leads, and what is said there. */
const ledTo = (answer: Response) => ({ status: answer.status, to: answer.headers.get('location'), said: notice() });

test('an invoice is a PDF, saved under the number of the order, and kept by nobody', async () => {
  const answer = await opens();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="order-${order.id}.pdf"`,
    'cache-control': 'private, no-store',
  });
  expect(await answer.text()).toMatch(new RegExp(`^%PDF-[^]*Invoice for order ${order.id}`));
});

test('another’s order and one that is not there have none: the page of the order says so, and nothing is asked', async () => {
  await newCustomer();
  for (const id of [order.id, 999_999, 0])
    expect(ledTo(await opens(id))).toEqual({ status: 303, to: `/de/orders/${id}`, said: null });
  expect(exports()).toBe(0);
});

test('whoever is signed out logs in, and is back at the order', async () => {
  cookieJar.delete('session');
  const { status, to } = ledTo(await opens());
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/de\/login\?ended=none&returnTo=%2Fde%2Forders%2F\d+$/)]);
});

test.each<[string, FaultKind, object]>([
  ['fails', 'status', { status: 500 }],
  ['knows no such path', 'status', { status: 404 }],
  ['refuses', 'status', { status: 400 }],
  ['sends a page', 'html', { status: 200 }],
  ['sends something else', 'empty-object', {}],
  ['breaks off', 'drop', {}],
])('where the API %s the order’s page says that there is no file now', async (_, kind, more) => {
  await sandbox.fails(kind, path, more);
  expect(ledTo(await opens())).toEqual({ status: 303, to: `/de/orders/${order.id}`, said: 'invoiceNotReady' });
  if (kind !== 'status' || !('status' in more) || more.status === 500) expectConsole('warn', /gave no usable answer/);
  await sandbox.recovers();
});

test('a cancelled order that was paid has one, one that was never paid has none', async () => {
  await order.moves('canceled');
  expect((await opens()).status).toBe(200);
  const cash = await customers.createWithOrder();
  await signsIn(cash.customer.email);
  expect((await opens(cash.id)).status).toBe(200);
  await cash.moves('canceled');
  expect(ledTo(await opens(cash.id))).toEqual({ status: 303, to: `/de/orders/${cash.id}`, said: 'invoiceNone' });
});
