/** A tip after the delivery over the real sandbox (R2, docs/api.md 10.6), with the API dropping and losing answers. */
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getOrder } from '@/lib/orders/queries';
import { listTransactions } from '@/lib/wallet/queries';
import english from '../../../messages/en.json' with { type: 'json' };
import { forgetConsole } from '../../unit/stubs/console.ts';
import { losesAnswer, losesSight, recovers } from '../storefront/lost-answers.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { opensPage } from '../storefront/pages.ts';
import { customers, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { newCustomer, signsIn } from '../storefront/session.ts';
import {
  deliversAnOrder,
  moneyMoved,
  order,
  orderNow,
  page,
  paying,
  paymentPageCalls,
  payments,
  stateNow,
  tipsCourier,
  usesRevision,
  walletCalls,
} from '../storefront/tips.ts';

beforeAll(openStorefront);
deliversAnOrder();

describe('it is offered', () => {
  test('for what a courier has brought, until there is one', async () => {
    expect(await stateNow()).toBe('offered');
    const shown = (await opensPage(page)) ?? '';
    expect(shown.includes('name="ownTip"')).toBe(true);
    expect(/<input[^>]*checked[^>]*name="tip"/.test(shown)).toBe(false);
    expect(shown.includes(`value="${payments.cash}" name="payment"`)).toBe(false);
    expect(shown.includes(`value="${payments.wallet}" name="payment"`)).toBe(true);
    await tipsCourier();
    expect(await stateNow()).toBe('none');
    const after = (await opensPage(page)) ?? '';
    expect(after.includes('name="ownTip"')).toBe(false);
    expect(after.includes(english.receipt.tipsReason)).toBe(true);
  });

  test('and Enter pays by no way that was not chosen', async () => {
    const [, tip = ''] = ((await opensPage(page)) ?? '').split('id="tip"');
    expect(/<button[^>]*>/.exec(tip)?.[0]).toContain('disabled');
  });

  test('never by R1', async () => {
    usesRevision('R1');
    expect(await stateNow()).toBe('none');
    expect((await opensPage(page))?.includes('id="tip"')).toBe(false);
    expect((await tipsCourier()).to).toBe(`${page}#tip`);
    expect(walletCalls()).toBe(0);
  });

  test.each(['new', 'on_a_way', 'canceled'])('not for an order that is %s, whatever is posted', async status => {
    await order.moves(status);
    expect(await stateNow()).toBe('none');
    await tipsCourier();
    expect(walletCalls()).toBe(0);
  });
});

describe('from the wallet', () => {
  test('it is paid, and the order shows it', async () => {
    expect(await tipsCourier()).toMatchObject({ to: `${page}#tip`, notice: 'tipPaid' });
    expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
  });

  test('an amount is in the order’s currency, whatever the page is shown in', async () => {
    const { customer, offer } = await customers.createWithCart({ walletMoney: 500 });
    const { id } = await customer.places(offer, { currency_id: 2, rate: 0.92 });
    await customer.pays(id, 'cash');
    await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
    await signsIn(customer.email);
    const before = await customer.balance();
    expect(await tipsCourier('wallet', { order: String(id) })).toMatchObject({ notice: 'tipPaid' });
    expect((await customer.order(id)).tips).toBeCloseTo(2.5, 8);
    expect(before - (await customer.balance())).toBeCloseTo(2.5 / 0.92, 2);
  });

  test('what was paid for the order stays that in the wallet’s payments: only a tip of the checkout is in it', async () => {
    for (const [atCheckout, later] of [
      [0, 2.5],
      [1.5, 0],
    ] as const) {
      const { customer, offer } = await customers.createWithCart({ walletMoney: 500 });
      const { id } = await customer.places(offer, { currency_id: 2, rate: 0.92, tips: atCheckout });
      await customer.pays(id, 'wallet');
      await sandbox.control(`orders/${id}/status`, { status: 'delivered' });
      await signsIn(customer.email);
      const before = mustSucceed(await getOrder(String(id), 'en'));
      expect(before.parts.tips).toBeCloseTo(atCheckout, 8);
      if (later > 0) await tipsCourier('wallet', { order: String(id) });
      const after = mustSucceed(await getOrder(String(id), 'en'));
      expect(after.total - before.total).toBe(later * 100);
      const [payment] = mustSucceed(await listTransactions(1, 'en')).items;
      expect(payment?.charged?.minor).toBe(before.total);
    }
  });

  test('a share is one of the goods', async () => {
    const goods = (await orderNow()).lines.reduce((sum, { total }) => sum + total, 0);
    expect(await tipsCourier('wallet', { tip: '10' })).toMatchObject({ notice: 'tipPaid' });
    expect(Math.round((await moneyMoved()).tip * 100)).toBe(Math.round(goods / 100) * 10);
  });

  test('pressed twice at once, and again: it is paid once', async () => {
    const both = await Promise.all([tipsCourier(), tipsCourier()]);
    expect(both.map(({ to }) => to)).toEqual([`${page}#tip`, `${page}#tip`]);
    expect(await tipsCourier()).toMatchObject({ to: `${page}#tip`, notice: 'tipPaidBefore' });
    expect(await tipsCourier('stripe')).toMatchObject({ notice: 'tipPaidBefore' });
    expect([walletCalls(), paymentPageCalls()]).toEqual([1, 0]);
    expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
  });

  test('too little in it is said beside the ways to pay, and nothing moves', async () => {
    expect(await tipsCourier('wallet', { ownTip: '150' })).toMatchObject({
      to: null,
      state: { form: ['walletShort'] },
    });
    expect(await moneyMoved()).toEqual({ spent: 0, tip: 0 });
    expect(await stateNow()).toBe('offered');
    expect(await tipsCourier()).toMatchObject({ notice: 'tipPaid' });
  });

  test.each([
    ['nothing chosen', { tip: '' }, { tip: [english.errors.checkout.tipChoice] }],
    ['a share that is not offered', { tip: '99' }, { tip: [english.errors.checkout.tipChoice] }],
    ['nothing typed', { ownTip: '' }, { ownTip: [english.errors.checkout.tip] }],
    ['no amount', { ownTip: 'much' }, { ownTip: [english.errors.checkout.tip] }],
    ['less than nothing', { ownTip: '-3' }, { ownTip: [english.errors.checkout.tip] }],
    ['more than the limit', { ownTip: '9000000' }, { ownTip: [english.errors.wallet.tooMuch] }],
  ])('%s is refused at its field, and nothing is sent', async (_, more, fields) => {
    expect(await tipsCourier('wallet', more)).toMatchObject({ to: null, state: { fields } });
    expect(walletCalls()).toBe(0);
  });

  test('cash and a way that is not offered are refused', async () => {
    for (const payment of [payments.cash ?? '', '999999'])
      expect(await tipsCourier('wallet', { payment })).toMatchObject({ to: null, state: { form: ['payRefused'] } });
    expect(walletCalls()).toBe(0);
  });

  test('another’s order takes none', async () => {
    const stranger = await newCustomer(50);
    expect(await tipsCourier()).toMatchObject({ to: null, state: { form: ['payRefused'] } });
    expect(await moneyMoved()).toEqual({ spent: 0, tip: 0 });
    expect(await stranger.balance()).toBe(50);
  });
});

describe('no answer', () => {
  test.each([
    ['drop', {}],
    ['status', { status: 500 }],
  ] as const)('%s: nothing was charged, and the next press pays', async (kind, more) => {
    await sandbox.fails(kind, paying(), { method: 'POST', times: 1, ...more });
    expect(await tipsCourier()).toMatchObject({ to: null, state: { form: ['payOffline'] } });
    expect(await tipsCourier()).toMatchObject({ notice: 'tipPaid' });
    expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
    forgetConsole();
  });

  test('lost, and the order tells that it was paid', async () => {
    await losesAnswer('POST', paying(), false);
    expect(await tipsCourier()).toMatchObject({ notice: 'tipPaid' });
    expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
    forgetConsole();
  });

  test('lost, and nobody can look: it is not offered again, and no press pays a second one', async () => {
    await losesAnswer('POST', paying(), false);
    losesSight(paying(), 'dashboard/user/orders');
    expect(await tipsCourier()).toMatchObject({ to: null, state: { form: ['payOffline'] } });
    await recovers();
    expect(await tipsCourier('stripe')).toMatchObject({ to: `${page}#tip` });
    expect([walletCalls(), paymentPageCalls()]).toEqual([1, 0]);
    expect(await stateNow()).toBe('none');
    expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
  });

  test('given up, and still on its way: looked up until it is there, and paid once', async () => {
    const begin = timesOutOnce(paying());
    expect(await tipsCourier()).toMatchObject({ to: null, state: { form: ['payOffline'] } });
    expect(await stateNow()).toBe('unknown');
    expect((await opensPage(page))?.includes(english.orders.paymentState.lookedUp)).toBe(true);
    expect(await tipsCourier()).toMatchObject({ to: `${page}#tip`, notice: null });
    await begin();
    expect(await stateNow()).toBe('none');
    expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
    forgetConsole();
  });

  test('a good answer of an API that has noted no tip is none: nothing more is paid meanwhile', async () => {
    const { fetch: usual } = globalThis;
    onTestFinished(() => void vi.stubGlobal('fetch', usual));
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url.includes(paying()) ? Response.json({ data: { id: order.id } }) : usual(url, init),
    );
    expect(await tipsCourier()).toMatchObject({ to: null, state: { form: ['payOffline'] } });
    expect(await stateNow()).toBe('unknown');
    expect(await tipsCourier()).toMatchObject({ to: `${page}#tip`, notice: null });
    expect(await moneyMoved()).toEqual({ spent: 0, tip: 0 });
  });

  test('the order cannot be read: nothing is sent', async () => {
    await sandbox.fails('status', 'dashboard/user/orders', { status: 500 });
    expect(await tipsCourier()).toMatchObject({ to: null, state: { form: ['payOffline'] } });
    expect(walletCalls()).toBe(0);
    await recovers();
  });
});
