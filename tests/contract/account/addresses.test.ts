/**
 * Saved addresses over the sandbox: every call of docs/api.md 14 that the storefront makes, by the actions that make
 * them.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  deleteAccountAddress,
  deliverToAccountAddress,
  restoreAccountAddress,
  saveAccountAddress,
} from '@/lib/addresses/account-actions';
import { getAccountAddress, listAccountAddresses, listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import english from '../../../messages/en.json' with { type: 'json' };
import type { Customer } from '../../support/customers.ts';
import { expectConsole, forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, openStorefront, sandbox, timesOutOnce } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
});

const lantern = { text: '128 Lantern Street', latitude: '41.302819', longitude: '69.192781' };
const home = { ...lantern, title: 'Home', floor: '3', entrance: 'Gate B', comment: 'Ring twice' };

async function onlyPlace() {
  const found = await listAccountAddresses('en');
  if (!found.ok || found.value[0] === undefined) throw new Error('no address');
  return found.value[0];
}

test('an address is kept with all that was said of it', async () => {
  expect(await posts(saveAccountAddress, home, '/de/addresses/new')).toMatchObject({
    to: '/de/addresses',
    notice: 'addressSaved',
  });
  expect(await onlyPlace()).toMatchObject({
    title: 'Home',
    text: '128 Lantern Street',
    floor: '3',
    entrance: 'Gate B',
    comment: 'Ring twice',
    house: '',
    point: { latitude: 41.302819, longitude: 69.192781 },
  });
  const saved = await listDeliverableAddresses('en');
  expect(saved.ok && saved.value.length).toBe(1);
});

test('pressed twice at once, it is added once, and both presses hear that it was', async () => {
  const both = await Promise.all([posts(saveAccountAddress, home), posts(saveAccountAddress, home)]);
  expect(both.map(({ to }) => to)).toEqual(['/addresses', '/addresses']);
  const found = await listAccountAddresses('en');
  expect(found.ok && found.value).toHaveLength(1);
});

test('a second one of the same name is refused at its name, and the same one may be saved again', async () => {
  await posts(saveAccountAddress, home);
  const { state } = await posts(saveAccountAddress, { ...home, title: ' home' });
  expect(state.fields).toEqual({ title: ['nameTaken'] });
  expect(state.values.comment).toBe('Ring twice');
  const { id } = await onlyPlace();
  expect(await posts(saveAccountAddress, { ...home, id, floor: '4' })).toMatchObject({ notice: 'addressChanged' });
  expect(await onlyPlace()).toMatchObject({ floor: '4', title: 'Home' });
});

describe.each(['R1', 'R2'])('%s, of which the first finds no address by its id', revision => {
  beforeEach(() => sandbox.control('settings', { revision }));
  afterAll(() => sandbox.control('settings', { revision: null }));

  test('one that is changed stays the only one, and where things are brought', async () => {
    await posts(saveAccountAddress, home);
    await posts(deliverToAccountAddress, { id: (await onlyPlace()).id });
    const { id } = await onlyPlace();
    expect(await posts(saveAccountAddress, { ...home, id, floor: '5' })).toMatchObject({ notice: 'addressChanged' });
    const found = await listAccountAddresses('en');
    if (!found.ok) throw new Error(found.why);
    expect(found.value).toEqual([expect.objectContaining({ title: 'Home', floor: '5', isActive: true })]);
    expect(found.value[0]?.id === id).toBe(revision === 'R2');
    expect(await readDeliveryAddress()).toMatchObject({ text: home.text, savedId: found.value[0]?.id });
  });

  test('what was deleted meanwhile is gone', async () => {
    await posts(saveAccountAddress, home);
    const { id } = await onlyPlace();
    await posts(deleteAccountAddress, { id });
    expect((await posts(saveAccountAddress, { ...home, id })).state.form).toEqual(['addressGone']);
  });
});

describe('where an answer is lost', () => {
  const path = 'dashboard/user/addresses';
  const saved = async () => {
    const found = await listAccountAddresses('en');
    return found.ok ? found.value.map(({ title, floor }) => `${title} ${floor}`) : null;
  };

  test('an address stands once, and that is said', async () => {
    await sandbox.fails('lost', path, { method: 'POST', times: 1 });
    expect(await posts(saveAccountAddress, home)).toMatchObject({ notice: 'addressSaved' });
    const { id } = await onlyPlace();
    await sandbox.fails('lost', path, { method: 'POST', times: 1 });
    expect(await posts(saveAccountAddress, { ...home, id, floor: '5' })).toMatchObject({ notice: 'addressChanged' });
    expect(await saved()).toEqual(['Home 5']);
    await sandbox.fails('lost', `${path}/delete`, { method: 'DELETE', times: 1 });
    const { id: next } = await onlyPlace();
    expect(await posts(saveAccountAddress, { ...home, id: next })).toMatchObject({ notice: 'addressChanged' });
    await posts(deleteAccountAddress, { id: (await onlyPlace()).id });
    await sandbox.fails('lost', path, { method: 'POST', times: 1 });
    expect(await posts(restoreAccountAddress, {})).toMatchObject({ notice: 'addressBack' });
    expect(await saved()).toEqual(['Home 3']);
    forgetConsole();
  });

  test('and comes only after we have stopped waiting, it is looked for until it is there', async () => {
    const comes = timesOutOnce(path);
    const pressed = posts(saveAccountAddress, home);
    await vi.waitFor(() => expect(calls.at(-1)).toContain(path));
    await comes();
    expect(await pressed).toMatchObject({ notice: 'addressSaved' });
    expect(await saved()).toEqual(['Home 3']);
    forgetConsole();
  });

  test('of a deletion, it can be brought back; nothing is offered while it may still be there', async () => {
    await posts(saveAccountAddress, home);
    const { id } = await onlyPlace();
    const offer = english.addresses.bringBack;
    await sandbox.fails('drop', `${path}/delete`, { method: 'DELETE', times: 1 });
    expect(await posts(deleteAccountAddress, { id })).toMatchObject({ to: null });
    expect(await opensPage('/addresses')).not.toContain(offer);
    await sandbox.fails('lost', `${path}/delete`, { method: 'DELETE', times: 1 });
    expect(await posts(deleteAccountAddress, { id })).toMatchObject({ to: null });
    expect(await opensPage('/addresses')).toContain(offer);
    expect(await posts(deleteAccountAddress, { id })).toMatchObject({ notice: 'addressDeleted' });
    expect(await posts(restoreAccountAddress, {})).toMatchObject({ notice: 'addressBack' });
    expect(await saved()).toEqual(['Home 3']);
    forgetConsole();
  });

  test('and the old one cannot be deleted, the customer is told, and pressing again adds none', async () => {
    await posts(saveAccountAddress, home);
    const { id } = await onlyPlace();
    await sandbox.fails('drop', `${path}/delete`, { method: 'DELETE', times: 2 });
    expect(await posts(saveAccountAddress, { ...home, id, floor: '5' })).toMatchObject({ notice: 'addressBoth' });
    expect((await posts(saveAccountAddress, { ...home, id, floor: '5' })).state.fields).toEqual({
      title: ['nameTaken'],
    });
    expect((await saved())?.toSorted()).toEqual(['Home 3', 'Home 5']);
    await posts(deleteAccountAddress, { id });
    expect(await saved()).toEqual(['Home 5']);
    forgetConsole();
  });
});

test('deleted, gone; brought back, there with everything; and only once', async () => {
  await posts(saveAccountAddress, home);
  const { id } = await onlyPlace();
  expect(await posts(deleteAccountAddress, { id })).toMatchObject({ to: '/addresses', notice: 'addressDeleted' });
  expect(await getAccountAddress(id, 'en')).toEqual({ ok: false, why: 'gone' });
  expect(await posts(deleteAccountAddress, { id })).toMatchObject({ notice: 'addressDeleted' });
  expect(await posts(restoreAccountAddress, {})).toMatchObject({ notice: 'addressBack' });
  expect(await onlyPlace()).toMatchObject({ title: 'Home', floor: '3', comment: 'Ring twice' });
  expect(await posts(restoreAccountAddress, {})).toMatchObject({ notice: 'addressTooLate' });
});

test('pressed twice at once, it is brought back once', async () => {
  await posts(saveAccountAddress, home);
  await posts(deleteAccountAddress, { id: (await onlyPlace()).id });
  const bringsBack = () => posts(restoreAccountAddress, {});
  const both = await Promise.all([bringsBack(), bringsBack()]);
  expect(both.map(({ notice }) => notice)).toEqual(['addressBack', 'addressBack']);
  const found = await listAccountAddresses('en');
  expect(found.ok && found.value.map(({ title }) => title)).toEqual(['Home']);
});

test('things are brought to the chosen one', async () => {
  await posts(saveAccountAddress, home);
  const { id } = await onlyPlace();
  expect(await posts(deliverToAccountAddress, { id, returnTo: '/checkout' })).toMatchObject({
    to: '/checkout',
    notice: 'addressChosen',
  });
  expect(await readDeliveryAddress()).toMatchObject({
    text: '128 Lantern Street',
    latitude: 41.302819,
    isConfirmed: true,
  });
});

test('where nobody delivers, that is said', async () => {
  await posts(saveAccountAddress, { ...home, latitude: '41.6', longitude: '69.9' });
  const { id } = await onlyPlace();
  expect((await posts(deliverToAccountAddress, { id })).to).toMatch(/^\/address\?away=1/);
});

test('an address of somebody else is not there', async () => {
  await posts(saveAccountAddress, home);
  const { id } = await onlyPlace();
  await newCustomer();
  expect((await posts(deliverToAccountAddress, { id })).state.form).toEqual(['addressGone']);
  expect((await posts(saveAccountAddress, { ...home, id })).state.form).toEqual(['addressGone']);
});

test('while the marketplace is away nothing is lost', async () => {
  await sandbox.fails('status', 'dashboard/user/addresses', { status: 500, method: 'GET', times: 1 });
  const { state, to } = await posts(saveAccountAddress, home);
  expectConsole('warn', /gave no usable answer/);
  expect(to).toBeNull();
  expect(state).toMatchObject({ form: ['unchanged'], values: { title: 'Home', comment: 'Ring twice' } });
});

test('a session that ended leads to the login page and back', async () => {
  await customer.endsSessions();
  expect(await posts(saveAccountAddress, home, '/ar/addresses/new')).toMatchObject({
    to: expect.stringMatching(/^\/ar\/login\?ended=.+&returnTo=%2Far%2Faddresses%2Fnew$/),
  });
});

test('the picker says so where the saved addresses cannot be read', async () => {
  await posts(saveAccountAddress, home);
  await sandbox.fails('drop', 'dashboard/user/addresses', { method: 'GET', times: 1 });
  expect(await opensPage('/address')).toContain(english.errors.offline);
  expect(await opensPage('/address')).not.toContain(english.errors.offline);
  forgetConsole();
});
