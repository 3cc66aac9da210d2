/** Ordering exactly once over the real sandbox with its faults, in both revisions of the API (API 8.1, 10.2, 10.3; DESIGN 5). */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { customerApi } from '@/lib/api/customer';
import { single } from '@/lib/api/schema';
import { callApi } from '@/lib/api/wire';
import { deleteServerCart, putWanted } from '@/lib/cart/server';
import { type Draft, emptyDraft } from '@/lib/checkout/draft';
import { isSettled } from '@/lib/checkout/orders';
import { findOrdered, placeOrder } from '@/lib/checkout/place-order';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';
import { seenOf } from '@/lib/checkout/seen';
import { readSituation, type Situation } from '@/lib/checkout/situation';
import { wishOf } from '@/lib/checkout/wish';
import * as environment from '@/lib/env';
import { findCurrency } from '@/lib/market/currencies';
import { writeAddress } from '@/lib/places/address-cookie';
import { signedInSchema } from '@/lib/session/schema';
import { writeSession } from '@/lib/session/session';
import { said } from '../unit/stubs/console.ts';
import { kept } from '../unit/stubs/next-cache.ts';
import { cookieJar } from '../unit/stubs/next-headers.ts';
import { openMarket, origin } from './market.ts';

const market = { locale: 'en', currency: 'base' } as const;
const home = { latitude: 41.302819, longitude: 69.192781 };
const words = { leave: 'Leave it at the door' };

beforeAll(openMarket, 60_000);

let customers = 0;
beforeEach(async () => {
  cookieJar.clear();
  await steer('DELETE', 'faults');
  await steer('POST', 'settings', { payment_type: 'admin', before_order_phone_required: '0', tips: null });
  customers += 1;
  await signsIn(`checkout-${customers}@doorstep.test`, 500);
});

async function steer(method: string, path: string, body?: unknown) {
  await fetch(`${origin}/_sandbox/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

async function signsIn(email: string, walletMoney: number, phone?: string) {
  await steer('POST', 'customers', { email, walletMoney, ...(phone && { phone }) });
  const body = { email, password: 'doorstep1' };
  const schema = single(signedInSchema);
  const signedIn = await callApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema });
  if (!signedIn.ok) throw new Error('cannot sign in');
  await writeSession(signedIn.value);
  await writeAddress({ text: '128 Lantern Street', ...home, isConfirmed: true, isAsked: true });
}

interface WireProduct {
  stock?: { id: number; quantity?: number };
  stocks?: { id: number; quantity?: number }[];
}

async function open<T>(path: string): Promise<T> {
  return ((await (await fetch(`${origin}/api/v1/rest/${path}`, {})).json()) as { data: T }).data;
}

/** An open restaurant that delivers home and something of it in the cart. */
async function fillsCart(): Promise<{ shopId: string; stockId: string }> {
  const near = `address[latitude]=${home.latitude}&address[longitude]=${home.longitude}`;
  const shops = await open<{ id: number; open: boolean }[]>(`shops/paginate?type=restaurant&perPage=50&${near}`);
  for (const { id } of shops.filter(shop => shop.open)) {
    const { all } = await open<{ all: { products: WireProduct[] }[] }>(`shops/${id}/products?perPage=50`);
    const found = all.flatMap(({ products }) => products).map(({ stock, stocks }) => stock ?? stocks?.[0]);
    const stock = found.find(one => (one?.quantity ?? 0) > 20);
    if (stock === undefined) continue;
    const wanted = [{ stockId: String(stock.id), quantity: 5, addons: [] }];
    const put = await putWanted(String(id), wanted, market);
    if (put.ok) return { shopId: String(id), stockId: String(stock.id) };
  }
  throw new Error('nobody delivers home');
}

async function look(change: Partial<Draft> = {}, shop?: string): Promise<Situation> {
  const draft = { ...emptyDraft, shop: shop ?? '', ...change };
  const found = await readSituation(draft, market);
  if (!found.ok || found.value === null) throw new Error('no situation');
  return found.value;
}

/** A filled checkout, ready to be pressed; the first slot that exists, so that no hour of the day matters. */
async function ready(payment: string, change: Partial<Draft> = {}) {
  const { shopId, stockId } = await fillsCart();
  const situation = await look({ payment, ...change }, shopId);
  const currency = await findCurrency('en', 'base');
  const wish = currency && wishOf(situation, currency, words);
  const method = situation.payments.find(({ tag }) => tag === payment);
  if (!wish || !method || situation.newestOrder === null || situation.session === null) throw new Error('not ready');
  const press = {
    customerId: situation.session.customer.id,
    cartId: situation.cart.id ?? '',
    shopId,
    newestOrder: situation.newestOrder,
    payment: method,
  };
  return { situation, wish, press, stockId, order: () => placeOrder(press, wish, market) };
}

async function countOrders(): Promise<number> {
  return (await ordersOf()).length;
}

interface WireOrder {
  id: number;
  total_price: number;
  delivery_type: string;
  delivery_time: string;
  note?: string;
  address: Record<string, string>;
  username?: string;
  phone?: string;
  tips?: number;
  coupon_price?: number;
  transaction: { status: string; payment_system: { tag: string } } | null;
}

async function ordersOf(): Promise<WireOrder[]> {
  const schema = single(z.array(z.object({ id: z.number() }).loose()));
  const list = await customerApi({
    path: 'dashboard/user/orders/paginate',
    locale: 'en',
    query: { perPage: 50 },
    schema,
  });
  if (!list.ok) throw new Error(list.why);
  const details = list.value.map(({ id }) =>
    customerApi({ path: `dashboard/user/orders/${id}`, locale: 'en', schema: single(z.looseObject({})) }),
  );
  return (await Promise.all(details)).flatMap(one => (one.ok ? [one.value as unknown as WireOrder] : []));
}

async function goesWrong(kind: string, path: string, more: object = {}) {
  await steer('POST', 'faults', { kind, path, method: 'POST', times: 1, ...more });
}

function forgetWarnings() {
  said.length = 0;
}

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
    expect(placed).toMatchObject({ kind: 'ordered', isOld: false });
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
    expect(first.kind).toBe(kind === 'drop' ? 'unheard' : 'ordered');
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
    expect(await order()).toEqual({ kind: 'unheard' });
    expect(await findOrdered(press, market)).toMatchObject({ ok: true, orderId: /^\d+$/, isCartThere: false });
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect(await countOrders()).toBe(1);
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
    await deleteServerCart(press.cartId, market);
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

describe('what stands in the way', () => {
  test('nothing chosen is nothing to order', async () => {
    await fillsCart();
    expect(mistakesOf(await look())).toEqual([{ key: 'payment', field: 'payment' }]);
    expect(mistakesOf(await look({ payment: 'cash', other: true })).map(({ field }) => field)).toEqual([
      'name',
      'otherPhone',
    ]);
  });

  test('a wallet that does not suffice', async () => {
    await signsIn('poor@doorstep.test', 1);
    await fillsCart();
    expect(mistakesOf(await look({ payment: 'wallet' }))).toEqual([{ key: 'wallet', field: 'payment' }]);
  });

  test('an address that nobody reaches; for a pickup it does not matter', async () => {
    await fillsCart();
    await writeAddress({ text: 'The far farm', latitude: 41.6, longitude: 69.9, isConfirmed: true, isAsked: true });
    expect(obstaclesOf(await look()).map(({ key }) => key)).toEqual(['outOfZone']);
    const pickup = await look({ fulfilment: 'pickup' });
    expect(obstaclesOf(pickup)).toEqual([]);
    expect(pickup.totals).toMatchObject({ deliveryFee: { minor: 0 }, tips: { minor: 0 } });
  });

  test('the shop stops taking orders: seen at once, not after five minutes', async () => {
    const { shopId } = await fillsCart();
    await steer('POST', `shops/${shopId}`, { open: false });
    expect(obstaclesOf(await look()).map(({ key }) => key)).toContain('paused');
    await steer('POST', `shops/${shopId}`, { open: true });
    expect(obstaclesOf(await look())).toEqual([]);
  });

  test('a closed day and a time that is gone', async () => {
    const { shopId } = await fillsCart();
    expect(obstaclesOf(await look({ day: '2020-01-01', time: '12:00' }, shopId))).toMatchObject([{ key: 'closedDay' }]);
    const { days } = await look();
    const day = days.find(({ slots }) => slots.length > 0)?.date ?? '';
    expect(obstaclesOf(await look({ day, time: '12:07' }, shopId))).toMatchObject([{ key: 'slotGone' }]);
  });

  test('a phone number where the operator asks for one', async () => {
    await steer('POST', 'settings', { before_order_phone_required: '1' });
    await fillsCart();
    kept.clear();
    const without = await look({ payment: 'cash' });
    expect(mistakesOf(without)).toEqual([{ key: 'phone', field: 'phone' }]);
    expect(without.totals?.total.minor).toBeGreaterThan(0);
    expect(mistakesOf(await look({ payment: 'cash', phone: 'call me' }))).toEqual([
      { key: 'phoneShape', field: 'phone' },
    ]);
    const { order } = await ready('cash', { phone: '+998 90 111 22 33' });
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect((await ordersOf())[0]).toMatchObject({ phone: '998901112233' });
    kept.clear();
  });

  test('what the button said changes with the price, the place, the time and the coupon, and with nothing else', async () => {
    const { shopId, stockId } = await fillsCart();
    const seen = seenOf(await look({}, shopId));
    expect(seenOf(await look({ note: 'No onions', payment: 'cash', house: '5' }, shopId))).toBe(seen);
    expect(seenOf(await look({ fulfilment: 'pickup' }, shopId))).not.toBe(seen);
    expect(seenOf(await look({ coupon: 'WELCOME10' }, shopId))).not.toBe(seen);
    const { days } = await look();
    const last = days.findLast(({ slots }) => slots.length > 1);
    const late = { day: last?.date ?? '', time: clock(last?.slots.at(-1) ?? 0) };
    expect(seenOf(await look(late, shopId))).not.toBe(seen);
    await steer('POST', `stocks/${stockId}`, { price: 99 });
    expect(seenOf(await look({}, shopId))).not.toBe(seen);
  });

  test.each([
    ['WELCOME10', 'good'],
    ['EXPIRED', 'expired'],
    ['USEDUP', 'expired'],
    ['NOSUCHCODE', 'expired'],
    ['', 'none'],
  ])('the coupon %s is %s', async (coupon, state) => {
    const { shopId } = await fillsCart();
    const situation = await look({ coupon }, shopId);
    expect(situation.coupon).toBe(state);
    expect((situation.totals?.coupon.minor ?? 0) > 0).toBe(state === 'good');
  });

  test('a coupon counts once for each customer', async () => {
    const { order, press } = await ready('cash', { coupon: 'MINUS3' });
    expect(await order()).toMatchObject({ kind: 'ordered' });
    expect((await ordersOf())[0]?.coupon_price).toBeCloseTo(3);
    await fillsCart();
    expect((await look({ coupon: 'MINUS3' }, press.shopId)).coupon).toBe('used');
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

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
