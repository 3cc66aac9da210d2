/** Saved addresses that another client of the API has written at great length. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deleteAccountAddress,
  deliverToAccountAddress,
  pickAnotherPlace,
  saveAccountAddress,
} from '@/lib/addresses/account-actions';
import { listAccountAddresses } from '@/lib/addresses/account-addresses';
import { readDeletedAddress } from '@/lib/addresses/deleted-address-cookie';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import { untouched } from '@/lib/forms/form-state';
import { longestAddressWords } from '@/lib/typed-lengths';
import type { Customer } from '../../support/customers.ts';
import { posts } from '../storefront/forms.ts';
import { openStorefront } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

const home = { title: 'Home', text: '128 Lantern Street', latitude: '41.302819', longitude: '69.192781', floor: '3' };
const tooLong = 'Behind the old mill, '.repeat(150);

async function onlyPlace() {
  const found = await listAccountAddresses('en');
  if (!found.ok || found.value[0] === undefined) throw new Error('no address');
  return found.value[0];
}

test('one of a few lines is delivered to, changed, and moved', async () => {
  const text = 'Behind the old mill, '.repeat(15).trim();
  await customer.savesAddress('Mill', { address: text });
  const { id } = await onlyPlace();
  expect(await posts(deliverToAccountAddress, { id })).toMatchObject({ notice: 'addressChosen' });
  expect(await readDeliveryAddress()).toMatchObject({ text, savedId: id });
  const fields = { ...home, id, text, title: 'Mill' };
  const { to } = await posts((_, form) => pickAnotherPlace(form).then(() => untouched), fields);
  const query = new URLSearchParams({ q: text.slice(0, longestAddressWords), returnTo: `/addresses/${id}` });
  expect(to).toBe(`/address?${query}`);
  expect(await posts(saveAccountAddress, fields)).toMatchObject({ notice: 'addressChanged' });
  expect(await onlyPlace()).toMatchObject({ text, floor: '3' });
});

test('one that is too long to be kept on the device is not called chosen', async () => {
  await posts(saveAccountAddress, home);
  await posts(deliverToAccountAddress, { id: (await onlyPlace()).id });
  const before = await readDeliveryAddress();
  const { id } = await customer.savesAddress('Mill', { address: tooLong });
  expect(await posts(deliverToAccountAddress, { id: String(id) })).toMatchObject({
    to: null,
    state: { form: ['addressLong'] },
  });
  expect(await readDeliveryAddress()).toEqual(before);
  const stored = await listAccountAddresses('en');
  expect(stored.ok && stored.value.length).toBe(2);
});

test('the last deleted one is offered back, not the one before it where that is too long to be kept', async () => {
  await posts(saveAccountAddress, home);
  await posts(deleteAccountAddress, { id: (await onlyPlace()).id });
  expect(await readDeletedAddress()).toMatchObject({ title: 'Home' });
  const { id } = await customer.savesAddress('Mill', { address: tooLong });
  expect(await posts(deleteAccountAddress, { id: String(id) })).toMatchObject({ notice: 'addressDeleted' });
  expect(await readDeletedAddress()).toBeNull();
});
