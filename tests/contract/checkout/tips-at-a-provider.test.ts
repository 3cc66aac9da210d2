/** A tip that is paid on a provider's page (R2, docs/api.md 10.3): one page, however often it is asked for. */
import { beforeAll, expect, test, vi } from 'vitest';
import { readPaymentVisit } from '@/lib/payments/payment-provider';
import { sharedStore } from '@/lib/stores/shared-store';
import { chooseTipAnew, payTipOn } from '@/lib/tips/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import { sam } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { newCustomer, signsIn } from '../storefront/session.ts';
import {
  deliversAnOrder,
  moneyMoved,
  order,
  page,
  paymentPageCalls,
  stateNow,
  tipsCourier,
  walletCalls,
} from '../storefront/tips.ts';

beforeAll(openStorefront);
deliversAnOrder();

/** Asks for the provider's page; the answer says where it is, "" where it leads to none. */
const goes = async (more?: Record<string, string>) => {
  const { to } = await tipsCourier('stripe', more);
  return to === '/checkout?pay=1' ? ((await readPaymentVisit()) ?? '') : '';
};
const pays = (url: string, status: 'paid' | 'canceled') =>
  sandbox.ask('POST', '/api/v1/webhook/stripe/payment', { body: { session: url.split('/').at(-1), status } });

test('whoever presses again is led to the same page, and pays it once', async () => {
  const first = await goes();
  expect(first.startsWith(`${origin}/pay/`)).toBe(true);
  expect(await stateNow()).toBe('awaited');
  expect(await goes()).toBe(first);
  expect(await posts(payTipOn, { order: String(order.id) }, page)).toMatchObject({ to: '/checkout?pay=1' });
  expect(await readPaymentVisit()).toBe(first);
  expect(paymentPageCalls()).toBe(1);
  await pays(first, 'paid');
  await pays(first, 'paid');
  expect(await stateNow()).toBe('none');
  expect(await moneyMoved()).toEqual({ spent: 0, tip: 2.5 });
  expect(await posts(payTipOn, { order: String(order.id) }, page)).toMatchObject({ to: `${page}#tip` });
});

test('a press on somebody else’s order does not hold up its customer’s', async () => {
  const owners = cookieJar.get('session') ?? '';
  await signsIn(sam);
  const strangers = cookieJar.get('session') ?? '';
  const claim = sharedStore.claim.bind(sharedStore);
  vi.spyOn(sharedStore, 'claim').mockImplementationOnce(async (...mark) => {
    const isClaimed = await claim(...mark);
    cookieJar.set('session', owners);
    expect(await goes()).toContain('/pay/');
    cookieJar.set('session', strangers);
    return isClaimed;
  });
  expect(await goes()).toBe('');
});

test('meanwhile no other amount and no other way is taken', async () => {
  await tipsCourier('stripe');
  const shown = (await opensPage(page)) ?? '';
  expect(shown.includes(english.orders.tip.anew)).toBe(true);
  expect(shown.includes('name="ownTip"')).toBe(false);
  for (const other of [await tipsCourier('wallet'), await tipsCourier('stripe', { ownTip: '3' })])
    expect(other).toMatchObject({ to: `${page}#tip`, notice: null });
  expect([paymentPageCalls(), walletCalls()]).toEqual([1, 0]);
});

test('whoever says that they have not paid chooses anew', async () => {
  await pays(await goes(), 'canceled');
  expect(await posts(chooseTipAnew, { order: String(order.id) }, page)).toMatchObject({ to: `${page}#tip` });
  expect(await stateNow()).toBe('offered');
  expect(await tipsCourier('wallet')).toMatchObject({ notice: 'tipPaid' });
  expect(await moneyMoved()).toEqual({ spent: 2.5, tip: 2.5 });
});

test('a store that forgets is reminded by the browser', async () => {
  const first = await goes();
  await sharedStore.release(`tip ${order.id}`);
  expect(await stateNow()).toBe('awaited');
  expect(await goes()).toBe(first);
  expect(paymentPageCalls()).toBe(1);
});

test('no link: nothing was charged, and the next press has one', async () => {
  await sandbox.fails('drop', 'dashboard/user/order-stripe-process', { times: 1 });
  expect(await tipsCourier('stripe')).toMatchObject({ to: null, state: { form: ['payOffline'] } });
  expect(await goes()).not.toBe('');
  forgetConsole();
});

test('another’s tip is neither paid on nor forgotten', async () => {
  await tipsCourier('stripe');
  await newCustomer();
  expect(await posts(payTipOn, { order: String(order.id) }, page)).toMatchObject({ to: `${page}#tip` });
  expect(await posts(chooseTipAnew, { order: String(order.id) }, page)).toMatchObject({ to: null });
  await signsIn(order.customer.email);
  expect(await stateNow()).toBe('awaited');
});
