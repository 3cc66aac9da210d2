/** What prevents an order, shown before it is placed (docs/behaviour.md 4, 8; docs/api.md 5, 8.1). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { writeDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { customerApi } from '@/lib/api/customer';
import { checkOut } from '@/lib/checkout/actions';
import { addressKey } from '@/lib/checkout/draft/draft';
import { readDraft } from '@/lib/checkout/draft/draft-cookie';
import { readLastPayment, rememberPayment } from '@/lib/checkout/draft/last-payment';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { createOrder } from '@/lib/checkout/order/orders';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';
import { clockTime } from '@/lib/time';
import { home } from '../../support/catalog.ts';
import type { Customer } from '../../support/customers.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { changes } from '../storefront/changes.ts';
import { checkoutState, fillsCart, readyCheckout } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

test('nothing chosen is nothing to order', async () => {
  await fillsCart();
  expect(mistakesOf(await checkoutState())).toEqual([{ key: 'payment', field: 'payment' }]);
  expect(mistakesOf(await checkoutState({ payment: 'cash', other: true })).map(({ field }) => field)).toEqual([
    'name',
    'otherPhone',
  ]);
});

test('a wallet that does not suffice', async () => {
  await newCustomer(1);
  await fillsCart();
  expect(mistakesOf(await checkoutState({ payment: 'wallet' }))).toEqual([{ key: 'wallet', field: 'payment' }]);
});

test('an address that nobody reaches; for a pickup it does not matter', async () => {
  await fillsCart();
  await writeDeliveryAddress({
    text: 'The far farm',
    latitude: 41.6,
    longitude: 69.9,
    isConfirmed: true,
    isAsked: true,
  });
  expect(obstaclesOf(await checkoutState({ fulfilment: 'delivery' })).map(({ key }) => key)).toEqual(['outOfZone']);
  const pickup = await checkoutState({ fulfilment: 'pickup' });
  expect(obstaclesOf(pickup)).toEqual([]);
  expect(pickup.totals).toMatchObject({ deliveryFee: { minor: 0 }, tips: { minor: 0 } });
});

test('an address of the account that was chosen elsewhere brings its door along, and what is typed here wins', async () => {
  const { shopId } = await fillsCart();
  const door128 = { house: '128', floor: '3', office: '12', entrance: '2', comment: 'The blue gate' };
  const address = { address: '128 Lantern Street', ...door128 };
  const body = { title: 'Home', address, location: home, active: true };
  await customerApi({ path: 'dashboard/user/addresses', method: 'POST', body, locale: 'en', schema: z.unknown() });
  const door = { of: addressKey(home), house: '128', floor: '3', office: '12', door: 'Entrance 2 · The blue gate' };
  expect((await checkoutState({}, shopId)).draft).toMatchObject(door);
  const typed = { of: addressKey(home), house: '130' };
  expect((await checkoutState(typed, shopId)).draft).toMatchObject({ ...typed, floor: '', door: '' });
});

test('without an address on the device a delivery goes to the account’s active one, and nothing is written', async () => {
  const { shopId } = await fillsCart();
  const address = { address: '128 Lantern Street', house: '128', floor: '3' };
  const body = { title: 'Home', address, location: home, active: true };
  await customerApi({ path: 'dashboard/user/addresses', method: 'POST', body, locale: 'en', schema: z.unknown() });
  cookieJar.delete('address');
  const state = await checkoutState({}, shopId);
  expect(state.destination).toMatchObject({ text: '128 Lantern Street', key: addressKey(home) });
  expect(state.draft).toMatchObject({ of: addressKey(home), house: '128', floor: '3' });
  expect(obstaclesOf(state)).toEqual([]);
  expect(cookieJar.has('address')).toBe(false);
});

test('the way that was paid by last is known of the browser, and without it of the newest order', async () => {
  expect(await readLastPayment(market)).toBe('');
  const { order } = await readyCheckout('cash');
  expect(await order()).toMatchObject({ kind: 'ordered' });
  expect(await readLastPayment(market)).toBe('cash');
  await rememberPayment('stripe');
  expect(await readLastPayment(market)).toBe('stripe');
  cookieJar.set('paid-by', 'no tag <b>');
  expect(await readLastPayment(market)).toBe('');
});

test('the shop stops taking orders: seen at once, not after five minutes', async () => {
  const { shopId } = await fillsCart();
  expect(obstaclesOf(await checkoutState())).toEqual([]);
  await sandbox.control(`shops/${shopId}`, { open: false });
  expect(obstaclesOf(await checkoutState()).map(({ key }) => key)).toContain('paused');
  await sandbox.control(`shops/${shopId}`, { open: true });
  expect(obstaclesOf(await checkoutState())).toEqual([]);
});

test('a day that is not offered, one that is over, and a time that is gone', async () => {
  const { shopId } = await fillsCart();
  const told = async (day: string, time: string) => obstaclesOf(await checkoutState({ day, time }, shopId));
  expect(await told('2099-01-01', '12:00')).toMatchObject([{ key: 'closedDay' }]);
  expect(await told('2020-01-01', '12:00')).toMatchObject([{ key: 'slotGone' }]);
  const { days } = await checkoutState();
  const day = days.find(({ slots }) => slots.length > 0)?.date ?? '';
  expect(await told(day, '12:07')).toMatchObject([{ key: 'slotGone' }]);
});

test('a tip that cannot be read is told before anything is ordered, none is none', async () => {
  await sandbox.control('settings', { tips: '1' });
  const { shopId } = await fillsCart();
  kept.clear();
  const told = async (ownTip: string) =>
    mistakesOf(await checkoutState({ payment: 'cash', tip: 'other', ownTip }, shopId));
  for (const none of ['', '0', '٠', '2', '2,50']) expect(await told(none), none).toEqual([]);
  for (const unread of ['1,000', 'two']) expect(await told(unread), unread).toEqual([{ key: 'tip', field: 'ownTip' }]);
  kept.clear();
});

test('a tip that was typed is worth the same in another currency', async () => {
  await sandbox.control('settings', { tips: '1' });
  const { shopId } = await fillsCart();
  kept.clear();
  const soms = { ...market, currency: '3' };
  const typed = { payment: 'cash', tip: 'other', ownTip: '2,50', tipCurrency: 'base' };
  expect((await checkoutState(typed, shopId)).totals?.tips).toEqual({ minor: 250, currency: 'base' });
  const { draft, totals } = await checkoutState(typed, shopId, soms);
  expect(totals?.tips).toEqual({ minor: 250 * 12_600, currency: '3' });
  expect(draft).toMatchObject({ tip: 'other', ownTip: '31500', tipCurrency: '3' });
  expect((await checkoutState(draft, shopId)).draft).toMatchObject({ ownTip: '2.5', tipCurrency: 'base' });
  kept.clear();
});

test('a phone number where the operator asks for one', async () => {
  await sandbox.control('settings', { before_order_phone_required: '1' });
  await fillsCart();
  kept.clear();
  const without = await checkoutState({ payment: 'cash' });
  expect(mistakesOf(without)).toEqual([{ key: 'phone', field: 'phone' }]);
  expect(without.totals?.total.minor).toBeGreaterThan(0);
  expect(mistakesOf(await checkoutState({ payment: 'cash', phone: 'call me' }))).toEqual([
    { key: 'phoneShape', field: 'phone' },
  ]);
  const { order } = await readyCheckout('cash', { phone: '+998 90 111 22 33' });
  expect(await order()).toMatchObject({ kind: 'ordered' });
  expect((await customer.orders())[0]).toMatchObject({ phone: '998901112233' });
  kept.clear();
});

test('what the button said changes with the price, the place, the time and the coupon, and with nothing else', async () => {
  const { shopId, offer } = await fillsCart();
  const seen = fingerprintOf(await checkoutState({}, shopId));
  expect(fingerprintOf(await checkoutState({ note: 'No onions', payment: 'cash', house: '5' }, shopId))).toBe(seen);
  expect(fingerprintOf(await checkoutState({ fulfilment: 'pickup' }, shopId))).not.toBe(seen);
  expect(fingerprintOf(await checkoutState({ coupon: 'WELCOME10' }, shopId))).not.toBe(seen);
  const { days } = await checkoutState();
  const last = days.findLast(({ slots }) => slots.length > 1);
  const late = { day: last?.date ?? '', time: clockTime(last?.slots.at(-1) ?? 0) };
  expect(fingerprintOf(await checkoutState(late, shopId))).not.toBe(seen);
  await changes.during(offer, { price: 9900 }, async () => {
    expect(fingerprintOf(await checkoutState({}, shopId))).not.toBe(seen);
  });
});

test('a total that has changed is named with the one that was shown', async () => {
  const { press, offer } = await readyCheckout('cash');
  await changes.during(offer, { price: 9900 }, async () => {
    expect(await pressOrder(press)).toMatchObject({ refusal: { form: [{ key: 'checkout.totalChanged' }] } });
  });
});

test('a press for a currency or a shop that another tab has changed since is answered by the next page', async () => {
  const { press } = await readyCheckout('cash');
  const fields = { intent: 'order', payment: 'cash', note: 'No onions', ...press.shown, shop: press.draft.shop };
  const told = { to: '/checkout', notice: 'checkout.lookAgain', tone: 'warning' };
  expect(await posts(checkOut, { ...fields, shop: '999' }, '/checkout')).toMatchObject(told);
  cookieJar.set('view', '3_system_anywhere');
  expect(await posts(checkOut, fields, '/checkout')).toMatchObject(told);
  expect(await customer.orders()).toEqual([]);
});

test.each([
  ['WELCOME10', 'good'],
  ['EXPIRED', 'expired'],
  ['USEDUP', 'expired'],
  ['NOSUCHCODE', 'expired'],
  ['', 'none'],
])('the coupon %s is %s', async (coupon, expected) => {
  const { shopId } = await fillsCart();
  const state = await checkoutState({ coupon }, shopId);
  expect(state.coupon).toBe(expected);
  expect((state.totals?.coupon.minor ?? 0) > 0).toBe(expected === 'good');
});

test('a coupon counts once for each customer', async () => {
  const { order, attempt } = await readyCheckout('cash', { coupon: 'MINUS3' });
  expect(await order()).toMatchObject({ kind: 'ordered' });
  expect((await customer.orders())[0]?.coupon?.price).toBeCloseTo(3);
  await fillsCart();
  expect((await checkoutState({ coupon: 'MINUS3' }, attempt.shopId)).coupon).toBe('used');
});

test('somebody else has signed in in another tab: the page of before orders, pays and keeps nothing of theirs', async () => {
  const { press, state } = await readyCheckout('wallet', { note: 'For the first one' });
  const second = await signsInAnew(500);
  const { request, press: theirs, state: now } = await readyCheckout('wallet');
  expect(await createOrder(request, market)).toMatchObject({ ok: true });
  const before = await second.balance();
  const filled = { shop: press.draft.shop, note: press.draft.note, fulfilment: 'delivery', payment: 'wallet' };
  const shown = { ...press.shown, 'shown-to': state.session?.customer.id } as Record<string, string>;
  const answer = await posts(checkOut, { ...filled, ...shown, intent: 'order' }, '/checkout');
  expect(answer).toMatchObject({ to: '/checkout', notice: 'otherAccount' });
  expect(await posts(checkOut, { ...filled, ...shown }, '/checkout')).toMatchObject({ to: '/checkout' });
  expect(await second.balance()).toBe(before);
  expect(await readDraft()).toBeNull();

  const own = { ...filled, ...theirs.shown, 'shown-to': now.session?.customer.id } as Record<string, string>;
  await posts(checkOut, own, '/checkout');
  expect(await readDraft()).toMatchObject({ note: 'For the first one' });
});
