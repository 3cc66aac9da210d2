/**
 * One thing of a customer's own lists that cannot be read, over the real sandbox: nothing that costs money is missing
 * without a word, or is taken for something else (docs/behaviour.md 8).
 */
import { beforeAll, expect, test, vi } from 'vitest';
import { listAccountAddresses } from '@/lib/addresses/account-addresses';
import { reviewSchema } from '@/lib/orders/review-schema';
import { searchOrders } from '@/lib/orders/search';
import { reservationSchema } from '@/lib/reservations/schema';
import english from '../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../unit/stubs/console.ts';
import { answersOtherwise, type List } from './storefront/answers.ts';
import { good } from './storefront/good.ts';
import { opens } from './storefront/pages.ts';
import { openStorefront } from './storefront/sandbox.ts';
import { freshBrowser, signsIn } from './storefront/session.ts';

vi.mock('@/app/fonts', () => ({ fontVariables: '' }));

beforeAll(openStorefront);

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
  expect(good(await searchOrders('nowhere', 1, 'en')).isPartial).toBe(false);
  const stop = answersOtherwise('orders/paginate', ({ data }: List) => {
    data[0] = { id: {} };
  });
  expect(good(await searchOrders('nowhere', 1, 'en')).isPartial).toBe(true);
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
