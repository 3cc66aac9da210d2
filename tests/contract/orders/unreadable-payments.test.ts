/**
 * A payment, a refund, a total, a currency or a newest line that cannot be read, over the real sandbox: nothing is paid
 * once more, or called done that was not (R2, docs/behaviour.md 8).
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findNewestOrder } from '@/lib/checkout/order/orders';
import * as environment from '@/lib/env';
import { payAgain } from '@/lib/orders/pay-again';
import { getOrder } from '@/lib/orders/queries';
import { isRefundable } from '@/lib/orders/refund-state';
import { askForRefund } from '@/lib/refunds/actions';
import { readSession } from '@/lib/session/session';
import { tipStateOf } from '@/lib/tips/tip-state';
import { sendTransfer } from '@/lib/wallet/send';
import english from '../../../messages/en.json' with { type: 'json' };
import type { PlacedOrder } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { changesAnswers, type List } from '../storefront/answers.ts';
import { checkoutState, readyCheckout } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

beforeEach(() => {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
});

test.each([['rubbish'], [[]], [{ status: {}, payment_system: null }]])(
  'an order whose payment is %j is not paid once more',
  async transaction => {
    const placed = await ordered('wallet');
    const held = await placed.customer.balance();
    const stop = changesAnswers(`user/orders/${placed.id}`, ({ data }: { data: object }) =>
      Object.assign(data, { transaction }),
    );
    const page = await opensPage(`/orders/${placed.id}`);
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
  const stop = changesAnswers(`user/orders/${placed.id}`, ({ data }: { data: { transaction: object } }) =>
    Object.assign(data.transaction, { payment_system: null }),
  );
  const page = await opensPage(`/orders/${placed.id}`);
  expect(page).toContain(english.orders.paymentState.paidSomehow);
  expect(page).not.toContain('Paid by');
  stop();
});

test('of a payment that cannot be read no refund says that nothing was paid', async () => {
  const placed = await ordered('wallet');
  await placed.moves('delivered');
  const stop = changesAnswers(`user/orders/${placed.id}`, ({ data }: { data: object }) =>
    Object.assign(data, { transaction: [] }),
  );
  expect(await opensPage(`/orders/${placed.id}/refund`)).not.toContain(english.refunds.nothingPaid);
  stop();
});

test.each([[{}], [''], [null]])(
  'a refund whose state is %j is called not known, and no step of it is made up',
  async status => {
    const placed = await ordered('wallet');
    await placed.moves('delivered');
    const page = `/orders/${placed.id}/refund`;
    await posts(askForRefund, { order: String(placed.id), reason: 'late' }, page);
    const stops = [
      changesAnswers(`user/orders/${placed.id}`, ({ data }: { data: { order_refunds: object[] } }) => {
        data.order_refunds = data.order_refunds.map(refund => ({ ...refund, status }));
      }),
      changesAnswers('order-refunds/paginate', ({ data }: List) => {
        data[0] = { ...(data[0] as object), status };
      }),
    ];
    for (const path of [`/orders/${placed.id}`, '/refunds', page]) {
      const shown = await opensPage(path);
      expect(shown, path).toContain(english.refunds.state.untold);
      expect(shown, path).not.toContain('is looking into it');
    }
    for (const stop of stops) stop();
  },
);

test('an order that names no currency is shown in the marketplace’s own, and takes no tip in another', async () => {
  const placed = await ordered('wallet');
  await placed.moves('delivered');
  const id = String(placed.id);
  expect((await tipStateOf(mustSucceed(await getOrder(id, 'en')))).kind).toBe('offered');
  const stops = [
    changesAnswers(`user/orders/${id}`, ({ data }: { data: object }) => Object.assign(data, { currency: null })),
    changesAnswers('currencies/active', ({ data }: List) => {
      for (const one of data) if (one.default) one.symbol = '₼';
    }),
  ];
  kept.clear();
  const order = mustSucceed(await getOrder(id, 'en'));
  expect(order.currency.symbol).toBe('₼');
  expect((await tipStateOf(order)).kind).toBe('none');
  for (const stop of stops.toReversed()) stop();
  kept.clear();
});

test('a refund of which something cannot be read stands in the way of another', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const stop = changesAnswers('user/orders/8', ({ data }: { data: { order_refunds: object[] } }) =>
    Object.assign(data.order_refunds[0] ?? {}, { cause: [], galleries: 'none' }),
  );
  expect(isRefundable(mustSucceed(await getOrder('8', 'en')))).toBe(false);
  stop();
});

test('a list that PHP has written as a map has its items', async () => {
  const placed = await ordered('cash');
  const whole = mustSucceed(await getOrder(String(placed.id), 'en'));
  const stop = changesAnswers(`user/orders/${placed.id}`, ({ data }: { data: { details: object[] } }) =>
    Object.assign(data, { details: { 1: data.details[0] } }),
  );
  expect(mustSucceed(await getOrder(String(placed.id), 'en')).lines).toEqual(whole.lines.slice(0, 1));
  stop();
});

test('without a total nothing is ordered, and none is shown', async () => {
  await newCustomer();
  const { state, press } = await readyCheckout('cash');
  for (const change of [{ total_price: undefined }, { total_price: null }]) {
    const stop = changesAnswers('cart/calculate', ({ data }: { data: object }) => Object.assign(data, change));
    expect((await checkoutState({}, press.draft.shop)).totals).toBeNull();
    stop();
  }
  expect((await checkoutState({}, press.draft.shop)).totals).toEqual(state.totals);
  forgetConsole();
});

test('an unreadable newest order does not make the one before look like a new one', async () => {
  await freshBrowser();
  await signsIn('nora@doorstep.test');
  const whole = mustSucceed(await findNewestOrder(null, market));
  const stop = changesAnswers('orders/paginate', ({ data }: List) => {
    data[0] = { id: 'rubbish' };
  });
  expect(mustSucceed(await findNewestOrder(null, market))).toMatchObject({ id: Number(whole?.id) - 1 });
  stop();
  const all = changesAnswers('orders/paginate', (body: List) => Object.assign(body, { data: [{ id: 'rubbish' }] }));
  expect(await findNewestOrder(null, market)).toMatchObject({ ok: false });
  all();
  forgetConsole();
});

test('money that was not sent is not called sent because of an earlier transfer of the same sum', async () => {
  const sender = await newCustomer(100);
  const receiver = await customers.create({ walletMoney: 1 });
  const { uuid: to } = await receiver.profile();
  const customerId = (await readSession())?.customer.id ?? '';
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const press = { customerId, idempotencyKey: first, after: '', to, name: 'Mira', minor: 1250, market };
  expect(await sendTransfer(press)).toEqual({ kind: 'sent' });
  await sender.asks('POST', 'dashboard/user/wallet/withdraw', { price: 1 });
  const stop = changesAnswers('wallet/histories', ({ data }: List) => {
    data[0] = { id: {} };
  });
  await sandbox.fails('drop', 'dashboard/user/wallet/send', { method: 'POST', times: 1 });
  expect(await sendTransfer({ ...press, idempotencyKey: second, after: first })).toEqual({ kind: 'unknown' });
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
