/**
 * One thing of a customer's own lists that cannot be read, over the real sandbox: nothing that costs money is missing
 * without a word, or is taken for something else (docs/behaviour.md 8).
 */
import { beforeAll, expect, test } from 'vitest';
import { getAccountAddress, listAccountAddresses } from '@/lib/addresses/account-addresses';
import { emptyDraft } from '@/lib/checkout/draft/draft';
import { draftAtAddress } from '@/lib/checkout/draft/draft-at-address';
import { listLiked } from '@/lib/liked/queries';
import { reviewSchema } from '@/lib/orders/parts/review-schema';
import { searchOrders } from '@/lib/orders/search';
import { reservationSchema } from '@/lib/reservations/schema';
import { placeOf } from '@/lib/view/view';
import english from '../../../messages/en.json' with { type: 'json' };
import { home } from '../../support/catalog.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { changesAnswers, type List } from '../storefront/answers.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { freshBrowser, market, signsIn } from '../storefront/session.ts';

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
  expect(await opensPage(path)).not.toContain(missed);
  const stop = changesAnswers(call, ({ data }: List) => {
    data[0] = { id: {} };
  });
  const page = await opensPage(path);
  expect(page).toContain(missed);
  expect(page).not.toContain(first);
  expect(page).toContain(second);
  stop();
  const all = changesAnswers(call, ({ data }: List) => {
    for (let index = 0; index < count; index += 1) data[index] = { id: {} };
  });
  const none = await opensPage(path);
  expect(none).toContain(missed);
  expect(none).not.toContain(empty);
  all();
  forgetConsole();
});

test('a refund whose order cannot be read is not said to be of a shop that has left', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const stop = changesAnswers('order-refunds/paginate', ({ data }: List) => {
    for (const refund of data as { order: unknown }[]) refund.order = { id: {} };
  });
  const page = await opensPage('/refunds');
  expect(page).toContain(`<bdi>${english.chat.someShop}</bdi>`);
  expect(page).not.toContain(english.refunds.someShop);
  stop();
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
    const stop = changesAnswers(call, ({ data }: List) => Object.assign(data[0] ?? {}, rubbish));
    const page = await opensPage(path);
    expect(page, path).toContain(first);
    expect(page, path).not.toContain(missed);
    stop();
  }
  const stop = changesAnswers('user/addresses', ({ data }: List) => {
    for (const one of data) Object.assign(one.address as object, { floor: {} });
  });
  const [address] = mustSucceed(await listAccountAddresses('en'));
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
  expect(mustSucceed(await searchOrders('nowhere', 1, 'en')).isPartial).toBe(false);
  const stop = changesAnswers('orders/paginate', ({ data }: List) => {
    data[0] = { id: {} };
  });
  expect(mustSucceed(await searchOrders('nowhere', 1, 'en')).isPartial).toBe(true);
  stop();
  forgetConsole();
});

test('a payment of which the API does not say what for is no top-up', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const stop = changesAnswers('transactions/paginate', ({ data }: List) =>
    Object.assign(data[0] ?? {}, { payable: null }),
  );
  const page = await opensPage('/wallet?payments=1');
  expect(page).not.toContain(`<p>${english.wallet.kind.topUp}</p>`);
  expect(page).toContain(`<p>${english.orders.payment}</p>`);
  stop();
});

test('an order of which a line or an add-on cannot be read says so on its receipt', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const path = '/orders/17';
  expect(await opensPage(path)).not.toContain(missed);
  for (const spoilt of [{ id: {} }, { total_price: 'free?' }, { addons: [{ id: {} }] }]) {
    const stop = changesAnswers('user/orders/17', ({ data }: { data: { details: object[] } }) =>
      Object.assign(data.details[0] ?? {}, spoilt),
    );
    expect(await opensPage(path), JSON.stringify(spoilt)).toContain(missed);
    stop();
  }
  forgetConsole();
});

test('an order of which the API does not say whether it is delivered is called neither', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const { to, from, status, step } = english.orders;
  for (const state of ['ready', 'accepted']) {
    const stop = changesAnswers('user/orders/17', ({ data }: { data: object }) =>
      Object.assign(data, { status: state, delivery_type: undefined }),
    );
    const page = await opensPage('/orders/17');
    for (const words of [to, from, status.ready, status.readyPickup, step.kitchen, step.collected])
      expect(page, words).not.toContain(`>${words}`);
    expect(page).toContain(english.orders.wanted);
    stop();
  }
});

test('addresses of which one cannot be read say so, are not called empty, and that one is not gone', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const { id = '' } = mustSucceed(await listAccountAddresses('en'))[0] ?? {};
  expect(await opensPage('/addresses')).not.toContain(missed);
  const stop = changesAnswers('user/addresses', ({ data }: List) => data.splice(0, data.length, { id: {} }));
  const page = await opensPage('/addresses');
  expect(page).toContain(missed);
  expect(page).not.toContain(english.addresses.emptyTitle);
  expect(await getAccountAddress(id, 'en')).toMatchObject({ ok: false, why: 'offline' });
  expect(await draftAtAddress(emptyDraft, id, 'en')).toEqual({ ok: false, why: 'offline' });
  stop();
  forgetConsole();
});

test('a liked shop that cannot be read has not left the marketplace', async () => {
  await freshBrowser();
  cookieJar.set('liked', '3.1.9999999');
  const stop = changesAnswers('rest/shops', ({ data }: List) => {
    const first = data.find(({ id }) => id === 3);
    if (first) Object.assign(first, { uuid: {}, open: {}, id: {} });
  });
  expect(mustSucceed(await listLiked(market, placeOf(home)))).toMatchObject({
    shops: [{ id: '1' }],
    missing: 1,
    isPartial: true,
  });
  expect(await opensPage('/liked')).toContain(missed);
  stop();
  expect(mustSucceed(await listLiked(market, placeOf(home)))).not.toHaveProperty('isPartial');
  forgetConsole();
});
