/**
 * What only the account's owner may change, over the sandbox: the e-mail address, the phone number, a first password
 * and the account's end (docs/decisions/051).
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { POST as deleteAccount } from '@/app/api/delete-account/route';
import { changeEmail, changePhone, confirmContact, sendContactCodeAgain } from '@/lib/account/contact-actions';
import {
  askDeletion,
  askFirstPassword,
  confirmOwner,
  giveUpChange,
  sendOwnerCodeAgain,
} from '@/lib/account/owner-actions';
import { savePassword } from '@/lib/profile/actions';
import { readConfirmation } from '@/lib/profile/confirmation';
import { getOwnProfile } from '@/lib/profile/queries';
import { readSession, writeSession } from '@/lib/session/session';
import { setPassword } from '@/lib/sign-in/password-actions';
import { type Customer, newEmail, newPhone, password } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { noticeLeft, posts } from '../storefront/forms.ts';
import { afterNextCall, calls, customers, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);

const page = '/profile';
let customer: Customer;
let wanted = '';
beforeEach(async () => {
  customer = await newCustomer();
  wanted = newEmail();
  calls.length = 0;
});

async function contacts() {
  const found = await getOwnProfile('en');
  if (!found.ok) throw new Error(found.why);
  const { email, phone } = found.value.customer;
  return { email, phone };
}

/** The customer came by a provider or a mailed link, some time ago. */
async function hasNoPassword(): Promise<void> {
  await sandbox.control('customers', { email: customer.email, withoutPassword: true });
  const session = await readSession();
  if (session === null) throw new Error('nobody is signed in');
  await writeSession({ ...session, customer: { ...session.customer, hasPassword: false }, signedInAt: 0 });
}

const asked = () => posts(changeEmail, { email: wanted, old_password: password }, page);
const codeFor = async (to: string) => ({ code: await sandbox.codeTo(to) });

function deletes(): Promise<Response> {
  request.headers = new Headers();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams({ to: page, sure: '1' });
  return deleteAccount(new Request('http://127.0.0.1:3000/api/delete-account', { method: 'POST', body, headers }));
}

test('another e-mail address: the password, then the code sent there; until then nothing changes', async () => {
  const before = await contacts();
  expect(await asked()).toMatchObject({ to: '/profile#contact' });
  expect(await contacts()).toEqual(before);
  const wrong = await posts(confirmContact, { code: '000000' }, page);
  expect(wrong.state.fields).toEqual({ code: ['wrongCode'] });
  expect(await contacts()).toEqual(before);
  const right = await posts(confirmContact, await codeFor(wanted), page);
  expect(right).toMatchObject({ to: '/profile#top', notice: 'emailSaved' });
  expect(await contacts()).toEqual({ ...before, email: wanted });
  expect((await readSession())?.customer.email).toBe(wanted);
  expect(await readConfirmation()).toBeNull();
});

test('the former address is told', async () => {
  await asked();
  await posts(confirmContact, await codeFor(wanted));
  expect(await sandbox.outbox(customer.email)).toMatchObject([
    { code: null, text: expect.stringMatching(/another e-mail/) },
  ]);
});

test.each([
  ['none', undefined, 'required'],
  ['a wrong one', 'a guess', 'wrongPassword'],
])('with a password there is no way past it: %s', async (_, typed, error) => {
  const { state } = await posts(changeEmail, { email: wanted, ...(typed && { old_password: typed }) });
  expect(state.fields).toEqual({ old_password: [error] });
  expect(state.values).toEqual({ email: wanted });
  expect(await sandbox.outbox(wanted)).toEqual([]);
});

test('another phone number: the password, then the code sent there, as an empty body (docs/behaviour.md 7)', async () => {
  const phone = newPhone();
  expect(await posts(changePhone, { phone: `+${phone}`, old_password: password })).toMatchObject({
    to: '/profile#contact',
  });
  expect((await contacts()).phone).toBe('');
  expect(await posts(confirmContact, await codeFor(phone))).toMatchObject({ notice: 'phoneSaved' });
  expect((await contacts()).phone).toBe(phone);
  expect(calls.find(path => path.includes('profile/update'))).toContain(`phone=${phone}`);
});

test('without a password: a code to the contact there is, then one to the new', async () => {
  await hasNoPassword();
  const before = await contacts();
  expect(await posts(changeEmail, { email: wanted }, page)).toMatchObject({ to: '/profile#contact' });
  expect(await sandbox.outbox(wanted)).toEqual([]);
  expect((await posts(confirmContact, { code: '000000' }, page)).notice).toBe('entryGone');
  expect((await posts(confirmOwner, { code: '000000' }, page)).state.fields).toEqual({ code: ['wrongCode'] });
  expect(await posts(confirmOwner, await codeFor(customer.email), page)).toMatchObject({
    to: '/profile#contact',
    notice: null,
  });
  expect(await contacts()).toEqual(before);
  expect(await posts(confirmContact, await codeFor(wanted), page)).toMatchObject({ notice: 'emailSaved' });
  expect((await contacts()).email).toBe(wanted);
});

test('an address of another account is told to its owner alone, and stays theirs', async () => {
  const other = await customers.create();
  wanted = other.email;
  expect(await asked()).toMatchObject({ to: '/profile#contact' });
  expect(await posts(confirmContact, await codeFor(wanted), page)).toMatchObject({ notice: 'contactTaken' });
  expect((await contacts()).email).toBe(customer.email);
  expect(await other.signInStatus()).toBe(200);
});

test('a number that an account has claimed without ever proving it is not erased with that account', async () => {
  const phone = newPhone();
  await customers.create({ phone });
  await posts(changePhone, { phone, old_password: password });
  expect(await posts(confirmContact, await codeFor(phone))).toMatchObject({ notice: 'contactTaken' });
  expect(calls.some(path => path.includes('profile/delete'))).toBe(false);
});

const ageIsUnknown = async () =>
  afterNextCall('/auth/verify/phone', () => sandbox.fails('html', '/api/v1/dashboard/user/profile/show', { times: 1 }));

test.each([
  ['the proof', /verify\/phone/, () => failsOnce('lost', '/api/v1/auth/verify/phone')],
  ['the age of the account behind it', /profile\/show/, ageIsUnknown],
])('a proof is taken up again by the next code when the answer was lost: %s', async (_, call, fails) => {
  const phone = newPhone();
  await posts(changePhone, { phone, old_password: password });
  await fails();
  const lost = await posts(confirmContact, await codeFor(phone));
  expectConsole('warn', call);
  expect(lost.state.form).toEqual(['offline']);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await posts(sendContactCodeAgain, {});
  expect(await posts(confirmContact, await codeFor(phone))).toMatchObject({ notice: 'phoneSaved' });
  vi.useRealTimers();
});

test('while the marketplace is away at the last call, another code may be asked for at once', async () => {
  await asked();
  await sandbox.fails('html', '/api/v1/dashboard/user/profile/update', { method: 'PUT', times: 1 });
  expect(await posts(confirmContact, await codeFor(wanted), page)).toMatchObject({ notice: 'contactNotSaved' });
  expectConsole('warn', /profile\/update/);
  await posts(sendContactCodeAgain, {}, page);
  expect(await posts(confirmContact, await codeFor(wanted), page)).toMatchObject({ notice: 'emailSaved' });
});

test('another code is not sent before the operator’s time has passed', async () => {
  await asked();
  expect((await posts(sendContactCodeAgain, {}, page)).state.form).toEqual(['resendEarly']);
  await hasNoPassword();
  await posts(changeEmail, { email: newEmail() }, page);
  expect((await posts(sendOwnerCodeAgain, {}, page)).state.form).toEqual(['resendEarly']);
});

test('codes are limited for each customer, to however many addresses', async () => {
  const forms: string[][] = [];
  for (let tries = 0; tries < 6; tries += 1)
    forms.push((await posts(changeEmail, { email: newEmail(), old_password: password })).state.form);
  expect(forms.at(0)).toEqual([]);
  expect(forms.at(-1)).toEqual(['tooManyCodes']);
});

test('the address that it is already is no change', async () => {
  const { state } = await posts(changeEmail, { email: customer.email.toUpperCase(), old_password: password });
  expect(state.fields).toEqual({ email: ['contactSame'] });
});

test('a change that is given up leaves nothing behind', async () => {
  await asked();
  expect(await posts(giveUpChange, {}, page)).toMatchObject({ to: '/profile#contact' });
  expect((await posts(confirmContact, await codeFor(wanted), page)).notice).toBe('entryGone');
});

test('a change under way belongs to the customer who began it', async () => {
  await asked();
  const theirs = cookieJar.get('confirmation') ?? '';
  await newCustomer();
  cookieJar.set('confirmation', theirs);
  expect(await readConfirmation()).toBeNull();
  expect((await posts(confirmContact, await codeFor(wanted), page)).notice).toBe('entryGone');
});

test('the account is deleted after the password alone', async () => {
  // The page shows the notice at its top.
  expect((await deletes()).headers.get('location')).toBe('/profile#top');
  expect(noticeLeft()).toEqual({ notice: 'confirmFirst', tone: 'warning' });
  expect((await posts(askDeletion, {}, page)).state.fields).toEqual({ old_password: ['required'] });
  expect(await customer.signInStatus()).toBe(200);
  expect(await posts(askDeletion, { old_password: password }, page)).toMatchObject({ to: '/profile#own-data' });
  expect((await deletes()).headers.get('location')).toBe('/login');
  expect(await customer.signInStatus()).toBe(400);
});

test('without a password the account is deleted after a code', async () => {
  await hasNoPassword();
  await posts(askDeletion, {}, page);
  expect((await deletes()).headers.get('location')).toBe('/profile#top');
  await posts(confirmOwner, await codeFor(customer.email), page);
  expect((await deletes()).headers.get('location')).toBe('/login');
});

test('a proof serves its own change, and not for long', async () => {
  await asked();
  expect((await deletes()).headers.get('location')).toBe('/profile#top');
  await posts(askDeletion, { old_password: password }, page);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  expect((await deletes()).headers.get('location')).toBe('/profile#top');
  vi.useRealTimers();
  expect(await customer.signInStatus()).toBe(200);
});

const first = { password: 'new-secret', password_confirmation: 'new-secret' };

test('a session left open cannot give the account a first password', async () => {
  await hasNoPassword();
  expect(await posts(savePassword, first, page)).toMatchObject({ to: '/profile', notice: 'confirmFirst' });
  expect(await posts(setPassword, first, page)).toMatchObject({ to: '/profile#password' });
  await posts(askFirstPassword, {}, page);
  await posts(confirmOwner, await codeFor(customer.email), page);
  expect(await posts(savePassword, first, page)).toMatchObject({ notice: 'passwordSaved' });
  expect(await readConfirmation()).toBeNull();
});

test('who has signed in just now may set a first password', async () => {
  await hasNoPassword();
  const session = await readSession();
  if (session !== null) await writeSession({ ...session, signedInAt: Date.now() });
  expect(await posts(setPassword, first, page)).toMatchObject({ notice: 'passwordSet' });
});
