/** A new phone number where the identity provider sends SMS behind its captcha (docs/decisions/051). */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changePhone, confirmContact, sendContactCodeAgain } from '@/lib/account/contact-actions';
import { confirmOwner } from '@/lib/account/owner-actions';
import { readConfirmation } from '@/lib/profile/confirmation';
import { getOwnProfile } from '@/lib/profile/queries';
import { identityEnv } from '../../../sandbox/demo-env.mjs';
import { type Customer, newPhone, password } from '../../support/customers.ts';
import { posts } from '../storefront/forms.ts';
import { calls, customers, openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(() => {
  for (const [name, value] of Object.entries(identityEnv(origin))) vi.stubEnv(name, value);
  vi.stubEnv('SMS_SENDER', 'firebase');
  openStorefront();
});

let customer: Customer;
let phone = '';
let captcha = '';
beforeEach(async () => {
  customer = await newCustomer();
  phone = newPhone();
  ({ recaptchaToken: captcha } = await sandbox.ask<{ recaptchaToken: string }>('GET', '/_sandbox/identity'));
  calls.length = 0;
});

async function savedPhone(): Promise<string> {
  const found = await getOwnProfile('en');
  return found.ok ? found.value.customer.phone : found.why;
}

const codeFor = async (to: string) => ({ code: await sandbox.codeTo(to) });

test('the identity provider’s code proves the number, and no other account is made for it', async () => {
  expect(await posts(changePhone, { phone, old_password: password, captcha })).toMatchObject({
    to: '/profile#contact',
  });
  expect((await readConfirmation())?.code?.kind).toBe('identity-phone');
  expect((await posts(confirmContact, { code: '000000' })).state.fields).toEqual({ code: ['wrongCode'] });
  expect(await savedPhone()).toBe('');
  expect(await posts(confirmContact, await codeFor(phone))).toMatchObject({ notice: 'phoneSaved' });
  expect(await savedPhone()).toBe(phone);
  expect(calls.filter(path => /auth\/(register|verify)|profile\/delete/.test(path))).toEqual([]);
});

test('a number of another account stays theirs', async () => {
  await customers.create({ phone });
  await posts(changePhone, { phone, old_password: password, captcha });
  expect(await posts(confirmContact, await codeFor(phone))).toMatchObject({ notice: 'contactTaken' });
  expect(await savedPhone()).toBe('');
});

test('a captcha that was not passed sends nothing', async () => {
  const { state } = await posts(changePhone, { phone, old_password: password, captcha: 'not-passed' });
  expect(state.form).toEqual(['captchaFailed']);
  expect(await sandbox.outbox(phone)).toEqual([]);
});

test('without a password the captcha comes once it is known who asks', async () => {
  await sandbox.control('customers', { email: customer.email, withoutPassword: true });
  await posts(changePhone, { phone, captcha });
  await posts(confirmOwner, await codeFor(customer.email));
  expect(await sandbox.outbox(phone)).toEqual([]);
  expect(await readConfirmation()).toMatchObject({ step: 'proven', code: null });
  await posts(sendContactCodeAgain, { captcha });
  expect((await readConfirmation())?.code?.kind).toBe('identity-phone');
  expect(await posts(confirmContact, await codeFor(phone))).toMatchObject({ notice: 'phoneSaved' });
});
