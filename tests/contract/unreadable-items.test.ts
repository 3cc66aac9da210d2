/**
 * One thing of an answer that cannot be read, over the real sandbox: nothing that costs money is missing without a word,
 * is paid once more, or is taken for something else (docs/behaviour.md 8).
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listAccountAddresses } from '@/lib/addresses/account-addresses';
import { findNewestOrder } from '@/lib/checkout/orders';
import * as environment from '@/lib/env';
import { findOrders } from '@/lib/orders/find';
import { payAgain } from '@/lib/orders/pay-again';
import { getOrder } from '@/lib/orders/queries';
import { isRefundable } from '@/lib/orders/refund-state';
import { reviewSchema } from '@/lib/orders/review-schema';
import { reservationSchema } from '@/lib/reservations/schema';
import { readSession } from '@/lib/session/session';
import { tipStateOf } from '@/lib/tips/tip-state';
import { send } from '@/lib/wallet/send';
import english from '../../messages/en.json' with { type: 'json' };
import type { PlacedOrder } from '../support/customers.ts';
import { forgetConsole } from '../unit/stubs/console.ts';
import { kept } from '../unit/stubs/next-cache.ts';
import { answersOtherwise } from './storefront/answers.ts';
import { look, ready } from './storefront/checkout.ts';
import { good } from './storefront/good.ts';
import { opens } from './storefront/pages.ts';
import { customers, openStorefront, sandbox } from './storefront/sandbox.ts';
import { freshBrowser, market, newCustomer, signsIn } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(async () => {
  openStorefront();
});

beforeEach(() => {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
});

interface List {
  data: Record<string, unknown>[];
}

const missed = english.common.listMissed;

test.each([
  ['/orders', 'orders/paginate', 'Order 17', 'Order 16', 7, english.orders.emptyActiveTitle],
  ['/refunds', 'order-refunds/paginate', 'Order 8', 'Order 4', 3, english.refunds.emptyTitle],
  ['/wallet', 'wallet/histories', 'Order 12', 'Order 9', 20, english.wallet.emptyTitle],
  ['/wallet?payments=1', 'transactions/paginate', 'Order 17', 'Order 16', 20, english.wallet.noPaymentsTitle],
])('%s says that something is missing, and is not called empty', async (path, call, first, second, count, empty) => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  expect(await opens(path)).not.toContain(missed);
  const stop = answersOtherwise(call, ({ data }: List) => {
    data[0] = { id: {} };
  });
  const page = await opens(path);
  expect(page).toContain(missed);
  expect(page).not.toContain(first);
  expect(page).toContain(second);
  stop();
  const all = answersOtherwise(call, ({ data }: List) => {
    for (let index = 0; index < count; index += 1) data[index] = { id: {} };
  });
  const none = await opens(path);
  expect(none).toContain(missed);
  expect(none).not.toContain(empty);
  all();
  forgetConsole();
});

test('what is not needed to know an order, a refund, a move and an address may be anything', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const rubbish = { delivery_time: [], updated_at: {}, cause: {}, galleries: {}, note: [], type: [], title: {} };
  for (const [path, call, first] of [
    ['/orders', 'orders/paginate', 'Order 17'],
    ['/refunds', 'order-refunds/paginate', 'Order 8'],
    ['/wallet', 'wallet/histories', '21.40'],
  ] as const) {
    const stop = answersOtherwise(call, ({ data }: List) => Object.assign(data[0] ?? {}, rubbish));
    const page = await opens(path);
    expect(page, path).toContain(first);
    expect(page, path).not.toContain(missed);
    stop();
  }
  const stop = answersOtherwise('user/addresses', ({ data }: List) => {
    for (const one of data) Object.assign(one.address as object, { floor: {} });
  });
  const [address] = good(await listAccountAddresses('en'));
  expect(address).toMatchObject({ text: '128 Lantern Street', floor: '' });
  stop();
});

test('nor what a review or a reservation can do without', () => {
  const review = { assignable_type: 'Shop', rating: 4, comment: {}, galleries: 'none' };
  expect(reviewSchema.parse(review)).toEqual({ of: 'shop', rating: 4, comment: '', pictures: [] });
  const times = { start_date: '2026-12-01 19:00', end_date: '2026-12-01 20:00' };
  const reservation = { id: 7, table_id: 3, ...times, status: 'new', note: [], guest: 'two' };
  expect(reservationSchema.parse(reservation)).toMatchObject({ id: '7', tableId: '3', status: 'new', note: '' });
});

test('a search in one’s own orders says that one could not be read', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  expect(good(await findOrders('nowhere', 1, 'en')).isPartial).toBe(false);
  const stop = answersOtherwise('orders/paginate', ({ data }: List) => {
    data[0] = { id: {} };
  });
  expect(good(await findOrders('nowhere', 1, 'en')).isPartial).toBe(true);
  stop();
  forgetConsole();
});

test('a payment of which the API does not say what for is no top-up', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const stop = answersOtherwise('transactions/paginate', ({ data }: List) =>
    Object.assign(data[0] ?? {}, { payable: null }),
  );
  const page = await opens('/wallet?payments=1');
  expect(page).not.toContain(`<p>${english.wallet.kind.topUp}</p>`);
  expect(page).toContain(`<p>${english.orders.payment}</p>`);
  stop();
});

test.each([['rubbish'], [[]], [{ status: {}, payment_system: null }]])(
  'an order whose payment is %j is not paid once more',
  async transaction => {
    const placed = await ordered('wallet');
    const held = await placed.customer.balance();
    const stop = answersOtherwise(`user/orders/${placed.id}`, ({ data }: { data: object }) =>
      Object.assign(data, { transaction }),
    );
    const page = await opens(`/orders/${placed.id}`);
    expect(page).toContain(english.orders.paymentState.lookedUp);
    expect(page).not.toContain('name="payment"');
    const [wallet] = (await sandbox.read<{ id: number; tag: string }[]>('payments')).filter(
      ({ tag }) => tag === 'wallet',
    );
    expect(await payAgain(String(placed.id), String(wallet?.id), market)).toEqual({ how: 'unknown' });
    expect(await placed.customer.balance()).toBe(held);
    stop();
  },
);

test('what was paid in a way that is not told is called paid', async () => {
  const placed = await ordered('wallet');
  const stop = answersOtherwise(`user/orders/${placed.id}`, ({ data }: { data: { transaction: object } }) =>
    Object.assign(data.transaction, { payment_system: null }),
  );
  const page = await opens(`/orders/${placed.id}`);
  expect(page).toContain(english.orders.paymentState.paidSomehow);
  expect(page).not.toContain('Paid by');
  stop();
});

test('of a payment that cannot be read no refund says that nothing was paid', async () => {
  const placed = await ordered('wallet');
  await placed.moves('delivered');
  const stop = answersOtherwise(`user/orders/${placed.id}`, ({ data }: { data: object }) =>
    Object.assign(data, { transaction: [] }),
  );
  expect(await opens(`/orders/${placed.id}/refund`)).not.toContain(english.refunds.nothingPaid);
  stop();
});

test('an order that names no currency is shown in the marketplace’s own, and takes no tip in another', async () => {
  const placed = await ordered('wallet');
  await placed.moves('delivered');
  const id = String(placed.id);
  expect((await tipStateOf(good(await getOrder(id, 'en')))).kind).toBe('offered');
  const stops = [
    answersOtherwise(`user/orders/${id}`, ({ data }: { data: object }) => Object.assign(data, { currency: null })),
    answersOtherwise('currencies/active', ({ data }: List) => {
      for (const one of data) if (one.default) one.symbol = '₼';
    }),
  ];
  kept.clear();
  const order = good(await getOrder(id, 'en'));
  expect(order.currency.symbol).toBe('₼');
  expect((await tipStateOf(order)).kind).toBe('none');
  for (const stop of stops.toReversed()) stop();
  kept.clear();
});

test('a refund of which something cannot be read stands in the way of another', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const stop = answersOtherwise('user/orders/8', ({ data }: { data: { order_refunds: object[] } }) =>
    Object.assign(data.order_refunds[0] ?? {}, { cause: [], galleries: 'none' }),
  );
  expect(isRefundable(good(await getOrder('8', 'en')))).toBe(false);
  stop();
});

test('a list that PHP has written as a map has its items', async () => {
  const placed = await ordered('cash');
  const whole = good(await getOrder(String(placed.id), 'en'));
  const stop = answersOtherwise(`user/orders/${placed.id}`, ({ data }: { data: { details: object[] } }) =>
    Object.assign(data, { details: { 1: data.details[0] } }),
  );
  expect(good(await getOrder(String(placed.id), 'en')).lines).toEqual(whole.lines.slice(0, 1));
  stop();
});

test('without a total nothing is ordered, and none is shown', async () => {
  await newCustomer();
  const { state, press } = await ready('cash');
  for (const change of [{ total_price: undefined }, { total_price: null }]) {
    const stop = answersOtherwise('cart/calculate', ({ data }: { data: object }) => Object.assign(data, change));
    expect((await look({}, press.draft.shop)).totals).toBeNull();
    stop();
  }
  expect((await look({}, press.draft.shop)).totals).toEqual(state.totals);
  forgetConsole();
});

test('an unreadable newest order does not make the one before look like a new one', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const whole = good(await findNewestOrder(null, market));
  const stop = answersOtherwise('orders/paginate', ({ data }: List) => {
    data[0] = { id: 'rubbish' };
  });
  expect(good(await findNewestOrder(null, market))).toMatchObject({ id: Number(whole?.id) - 1 });
  stop();
  const all = answersOtherwise('orders/paginate', (body: List) => Object.assign(body, { data: [{ id: 'rubbish' }] }));
  expect(await findNewestOrder(null, market)).toMatchObject({ ok: false });
  all();
  forgetConsole();
});

test('money that was not sent is not called sent because of an earlier transfer of the same sum', async () => {
  const sender = await newCustomer(100);
  const receiver = await customers.create({ walletMoney: 1 });
  const { uuid: to } = await receiver.profile();
  const customerId = (await readSession())?.customer.id ?? '';
  const press = () => ({ customerId, mark: crypto.randomUUID(), to, name: 'Mira', minor: 1250, market });
  expect(await send(press())).toEqual({ kind: 'sent' });
  await sender.asks('POST', 'dashboard/user/wallet/withdraw', { price: 1 });
  const stop = answersOtherwise('wallet/histories', ({ data }: List) => {
    data[0] = { id: {} };
  });
  await sandbox.fails('drop', 'dashboard/user/wallet/send', { method: 'POST', times: 1 });
  expect(await send(press())).toEqual({ kind: 'unknown' });
  expect(await receiver.balance()).toBe(13.5);
  stop();
  forgetConsole();
});

async function ordered(payment: 'wallet' | 'cash'): Promise<PlacedOrder> {
  await freshBrowser();
  const placed = await customers.createWithOrder({ payment, walletMoney: 100 });
  await signsIn(placed.customer.email);
  return placed;
}
