/** Where do deliveries go for somebody who signs in on a device that knows no address? */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverToAccountAddress, saveAccountAddress } from '@/lib/addresses/account-actions';
import { listAccountAddresses } from '@/lib/addresses/account-addresses';
import {
  readDeliveryAddress,
  removeDeliveryAddress,
  writeDeliveryAddress,
} from '@/lib/addresses/delivery-address-cookie';
import { chooseUsualAddress } from '@/lib/orders/usual-address';
import { readView } from '@/lib/view/view-cookie';
import type { Customer } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { catalog, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
  await removeDeliveryAddress();
});

const lantern = { title: 'Home', text: '128 Lantern Street', latitude: '41.302819', longitude: '69.192781' };

test('the address of the account is chosen', async () => {
  await posts(saveAccountAddress, lantern);
  await removeDeliveryAddress();
  await chooseUsualAddress('en');
  expect(await readDeliveryAddress()).toMatchObject({ text: '128 Lantern Street', isConfirmed: true });
  expect((await readView()).place).toBe('41303x69193');
});

test('of several addresses it is the one that another device has delivered to, wherever the list has it', async () => {
  await posts(saveAccountAddress, lantern);
  await posts(saveAccountAddress, { ...lantern, title: 'Work', text: '1 Copper Lane', latitude: '41.29' });
  const known = await listAccountAddresses('en');
  if (!known.ok) throw new Error(known.why);
  await posts(deliverToAccountAddress, { id: known.value.find(({ title }) => title === 'Home')?.id ?? '' });
  await removeDeliveryAddress();
  await chooseUsualAddress('en');
  expect(await readDeliveryAddress()).toMatchObject({ text: '128 Lantern Street' });
});

test('without one it is where the latest order went', async () => {
  const offer = await catalog.deliveredHome();
  await customer.fillsCart([offer], 5);
  await customer.places(offer);
  await chooseUsualAddress('en');
  expect(await readDeliveryAddress()).toMatchObject({ text: '128 Lantern Street', latitude: 41.302819 });
});

test('what this device has chosen stays, and nobody knows an address of a new customer', async () => {
  await chooseUsualAddress('en');
  expect(await readDeliveryAddress()).toBeNull();
  await posts(saveAccountAddress, lantern);
  const here = { text: 'The blue gate', latitude: 41.29, longitude: 69.22, isConfirmed: true, isAsked: true };
  await writeDeliveryAddress(here);
  await chooseUsualAddress('en');
  expect(await readDeliveryAddress()).toEqual(here);
});

test('while the API is away nothing is chosen', async () => {
  await posts(saveAccountAddress, lantern);
  await removeDeliveryAddress();
  await sandbox.fails('status', 'dashboard/user', { status: 500 });
  await chooseUsualAddress('en');
  expect(await readDeliveryAddress()).toBeNull();
  expectConsole('warn', /addresses gave no usable answer/);
});
