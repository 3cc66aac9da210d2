/** Two saved addresses of one house: a geocoder gives both flats one point, and each keeps its own door. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverToAccountAddress } from '@/lib/addresses/account-actions';
import { checkOut } from '@/lib/checkout/actions';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import { addressKey } from '@/lib/checkout/draft/draft';
import { draftToFill } from '@/lib/checkout/draft/draft-cookie';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { obstaclesOf } from '@/lib/checkout/problems';
import { home as point } from '../../support/catalog.ts';
import type { Customer } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { checkoutState, fillsCart, shownBy } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);

let customer: Customer;
let [home, mum] = ['', ''];
let shop: string;
beforeEach(async () => {
  customer = await newCustomer();
  const saves = async (title: string, flat: { floor: string; office: string }) =>
    String((await customer.savesAddress(title, { address: '128 Lantern Street', ...flat })).id);
  mum = await saves('Mum', { floor: '12', office: '99' });
  home = await saves('Home', { floor: '3', office: '7' });
  shop = (await fillsCart()).shopId;
});

const millPoint = { ...point, longitude: point.longitude + 0.001 };

/** As the page's form posts what it shows. */
const leaves = async (fields: Record<string, string>) =>
  leavesOnce(await checkoutState(await draftToFill(), shop), fields);
const leavesOnce = ({ draft, destination }: CheckoutState, fields: Record<string, string>) => {
  const { house, floor, office, savedId } = draft;
  const shown = { shop, fulfilment: 'delivery', of: destination?.key ?? '', house, floor, office, savedId };
  return posts(checkOut, { ...shown, ...fields }, '/checkout');
};
const door = async () => {
  const { savedId, floor, office } = (await checkoutState(await draftToFill(), shop)).draft;
  return { savedId, floor, office };
};

test('the other one is chosen at the checkout: it goes to that flat, and back', async () => {
  expect(await door()).toEqual({ savedId: home, floor: '3', office: '7' });
  await leaves({ place: mum });
  expect(await door()).toEqual({ savedId: mum, floor: '12', office: '99' });
  const page = await opensPage('/checkout');
  expect(page).toContain('Home');
  expect(page).toContain('to \u2068Mum\u2069 · \u2068128 Lantern Street\u2069, ');
  await leaves({ place: home });
  expect(await door()).toEqual({ savedId: home, floor: '3', office: '7' });
});

test('the other one is chosen among the addresses, after the checkout was filled in', async () => {
  await leaves({ intent: 'address', note: 'No onions' });
  await posts(deliverToAccountAddress, { id: mum, returnTo: '/checkout' }, '/addresses');
  expect(await door()).toEqual({ savedId: mum, floor: '12', office: '99' });
});

test('the other one is chosen over a page of the market, before the checkout is seen', async () => {
  await posts(deliverToAccountAddress, { id: mum, returnTo: '/restaurants' }, '/restaurants');
  expect(await door()).toEqual({ savedId: mum, floor: '12', office: '99' });
});

test('the button and the step name the flat whose door is filled in', async () => {
  const chosen = async () =>
    /<bdi>([^<]*128 Lantern Street\u2069)<\/bdi>/.exec((await opensPage('/checkout')) ?? '')?.[1];
  expect(await chosen()).toBe('\u2068Home\u2069 · \u2068128 Lantern Street\u2069');
  await leaves({ place: mum });
  expect(await chosen()).toBe('\u2068Mum\u2069 · \u2068128 Lantern Street\u2069');
});

test('what is typed for the chosen one stays, and an open page that shows the other one orders nothing', async () => {
  const seen = fingerprintOf(await checkoutState(await draftToFill(), shop));
  await leaves({ place: mum });
  await leaves({ floor: '14' });
  expect(await door()).toEqual({ savedId: mum, floor: '14', office: '99' });
  expect(fingerprintOf(await checkoutState(await draftToFill(), shop))).not.toBe(seen);
});

test('the other one and the order in one press, while it cannot be read or is gone: nothing goes to the first one', async () => {
  const state = await checkoutState({ ...(await draftToFill()), payment: 'cash' }, shop);
  const order = { ...shownBy(state), payment: 'cash', intent: 'order', place: mum };
  await sandbox.fails('status', 'dashboard/user/addresses', { status: 500, times: 1 });
  expect(await leavesOnce(state, order)).toMatchObject({ to: null, state: { fields: { place: ['offline'] } } });
  expectConsole('warn', /addresses gave no usable answer/);
  await customer.asks('DELETE', 'dashboard/user/addresses/delete', { ids: [Number(mum)] });
  expect(await leavesOnce(state, order)).toMatchObject({ to: null, state: { fields: { place: ['addressGone'] } } });
  expect(await customer.orders()).toEqual([]);
});

test('one that is too long to be kept on the device, and the order in one press: nothing goes to the first one', async () => {
  const { id } = await customer.savesAddress('Mill', { address: 'Behind the old mill, '.repeat(150) }, millPoint);
  const state = await checkoutState({ ...(await draftToFill()), payment: 'cash' }, shop);
  const order = { ...shownBy(state), payment: 'cash', intent: 'order', place: String(id) };
  expect(await leavesOnce(state, order)).toMatchObject({ to: null, state: { fields: { place: ['addressLong'] } } });
  expect(await customer.orders()).toEqual([]);
});

test('while the addresses cannot be read, the checkout says so, and does not look as if there were none', async () => {
  const unread = 'Your saved addresses could not be read';
  expect(await opensPage('/checkout')).not.toContain(unread);
  await sandbox.fails('status', 'dashboard/user/addresses', { status: 500 });
  expect(await opensPage('/checkout')).toContain(unread);
  await sandbox.recovers();
  expectConsole('warn', /addresses gave no usable answer/);
});

test('while the addresses cannot be read, nobody is told to set one', async () => {
  cookieJar.delete('address');
  await sandbox.fails('status', 'dashboard/user/addresses', { status: 500 });
  expect(obstaclesOf(await checkoutState({}, shop))).toEqual([{ key: 'unknownZone' }]);
  await sandbox.recovers();
  expectConsole('warn', /addresses gave no usable answer/);
  expect(obstaclesOf(await checkoutState({}, shop))).toEqual([]);
});

test('an address of somebody else who chose it on this device is nobody’s flat here', async () => {
  await leaves({ place: mum });
  const chosen = cookieJar.get('address') ?? '';
  const other = await signsInAnew();
  cookieJar.set('address', chosen);
  await other.savesAddress('Home', { address: '128 Lantern Street', floor: '5' });
  await fillsCart();
  expect((await checkoutState({}, shop)).draft).toMatchObject({ floor: '5', office: '' });
  const typed = { of: addressKey(point), floor: '8' };
  expect((await checkoutState(typed, shop)).draft).toMatchObject(typed);
});
