/**
 * What other web clients of this API send and read, and this storefront beside them on one account (docs/api.md 26):
 * none of them may lose what another one has written.
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveAccountAddress } from '@/lib/addresses/account-actions';
import { listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import * as environment from '@/lib/env';
import { getSettings } from '@/lib/market/queries';
import { fillAgain } from '@/lib/orders/again/again';
import { arrivalOf } from '@/lib/orders/progress/arrival';
import { getOrder, listOpenOrders } from '@/lib/orders/queries';
import { clockTime } from '@/lib/time';
import { home } from '../../support/catalog.ts';
import type { Customer } from '../../support/customers.ts';
import { checkoutState, fillsCart, readyCheckout } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

const paths = ['/api/v1/rest/settings', '/api/v1/dashboard/user/profile/show', '/api/v1/rest/nothing'];

test.each(paths)('a browser of any origin may ask %s, and may ask whether it may', async path => {
  const headers = { Origin: 'https://other.example', 'Access-Control-Request-Headers': 'authorization,content-type' };
  const preflight = { ...headers, 'Access-Control-Request-Method': 'DELETE' };
  const asked = await fetch(`${origin}${path}?lang=en`, { method: 'OPTIONS', headers: preflight });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-methods')).toContain('DELETE');
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  const answer = await fetch(`${origin}${path}?lang=en`, { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('so may it read what goes wrong, and never steer the sandbox', async () => {
  await sandbox.fails('status', 'rest/settings', { status: 500, times: 1 });
  const headers = { Origin: 'https://other.example' };
  const failed = await fetch(`${origin}/api/v1/rest/settings?lang=en`, { headers });
  expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([500, '*']);
  const control = await fetch(`${origin}/_sandbox/clock`, { headers });
  expect(control.headers.get('access-control-allow-origin')).toBeNull();
});

test('an address comes back as it was stored, and both forms can be delivered to', async () => {
  const { latitude, longitude } = home;
  await customer.savesAddress('Work', { address: '1 Mill Street' });
  const fields = { text: 'Home', title: 'Home', latitude: String(latitude), longitude: String(longitude) };
  await posts(saveAccountAddress, fields);
  const stored = await customer.asks<{ title: string; location: unknown }[]>('GET', 'dashboard/user/addresses');
  expect(Object.fromEntries(stored.map(({ title, location }) => [title, location]))).toEqual({
    Work: home,
    Home: [latitude, longitude],
  });
  const found = await listDeliverableAddresses('en');
  expect(found.ok && found.value.map(({ point }) => point)).toEqual([home, home]);
});

test('a chosen slot is a span in R1 and its start in R2, and the order says it', async () => {
  const { shopId } = await fillsCart();
  const state = await checkoutState({}, shopId);
  const day = state.days.find(({ inDays, slots }) => inDays > 0 && slots.length > 0);
  const [start = 0] = day?.slots ?? [];
  const draft = { day: day?.date ?? '', time: clockTime(start), payment: 'cash' };
  const { order } = await readyCheckout('cash', draft);
  expect(await order()).toMatchObject({ kind: 'ordered' });
  const span = `${clockTime(start)} - ${clockTime(start + 30)}`;
  const [made] = await customer.orders();
  expect(made).toMatchObject({ delivery_date: day?.date, delivery_time: span });
  const kept = await listOpenOrders('en');
  const [listed] = kept.ok ? kept.value.items : [];
  const clock = { timeZone: 'UTC', skew: 0 };
  expect(listed && arrivalOf(listed, clock, Date.now())).toMatchObject({ from: start, to: start + 30 });

  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
  const { request } = await readyCheckout('cash', draft);
  expect(request).toMatchObject({ delivery_time: clockTime(start) });
});

test('a discount that runs stands in the stock of an ordered line as it did in the cart', async () => {
  const products = await sandbox.read<{ shop_id: number; stocks: Stock[] }[]>('products/discount?perPage=50');
  const [product] = products.filter(({ stocks }) => (stocks[0]?.quantity ?? 0) > 5);
  const shop = { shop_id: product?.shop_id, currency_id: 1 };
  const put = { ...shop, products: [{ stock_id: product?.stocks[0]?.id, quantity: 5 }] };
  type Cart = { id: number; user_carts: { cartDetails: { stock: Stock }[] }[] };
  const cart = await customer.asks<Cart>('POST', 'dashboard/user/cart/insert-product', put);
  const order = { ...shop, cart_id: cart.id, delivery_type: 'pickup' };
  const made = await customer.asks<{ details: { stock: Stock }[] }>('POST', 'dashboard/user/orders', order);
  const [inCart, ordered] = [cart.user_carts[0]?.cartDetails[0]?.stock, made.details[0]?.stock];
  expect(inCart?.discount).toBeGreaterThan(0);
  expect(ordered).toMatchObject({ id: inCart?.id, discount: inCart?.discount, total_price: inCart?.total_price });
});

test('the R1 town knows no service fee, and its footer says no year of its own', async () => {
  const settings = await getSettings('en');
  expect(settings).not.toHaveProperty('service_fee');
  expect(settings.footer_text).not.toMatch(/©|\d{4}/);
  await fillsCart();
  expect((await checkoutState()).totals?.serviceFee.minor).toBe(0);
});

interface Stock {
  id: number;
  quantity: number;
  discount: number;
  total_price: number;
}

test('half a kilogram, as R2 sells it, is asked for again', async () => {
  const placed = await (await readyCheckout('cash')).order();
  const order = await getOrder('orderId' in placed ? (placed.orderId ?? '') : '', 'en');
  if (!order.ok) throw new Error(order.why);
  const { fetch: usual } = globalThis;
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.includes('/insert-product')) asked.push(...JSON.parse(String(init.body)).products);
    return usual(url, init);
  });
  await fillAgain({ ...order.value, lines: order.value.lines.map(line => ({ ...line, quantity: 0.5 })) }, market);
  vi.stubGlobal('fetch', usual);
  expect(asked).toContainEqual(expect.objectContaining({ quantity: 0.5 }));
});
