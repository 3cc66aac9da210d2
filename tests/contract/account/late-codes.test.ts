/**
 * Codes that are typed too late, or whose answer is lost, over the sandbox: nobody is told that such a code is wrong, but
 * how to go on.
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeEmail, changePhone, confirmContact } from '@/lib/account/contact-actions';
import { askDeletion, confirmOwner } from '@/lib/account/owner-actions';
import { readConfirmation, writeConfirmation } from '@/lib/profile/confirmation';
import { readSession, writeSession } from '@/lib/session/session';
import { checkCode } from '@/lib/sign-in/codes/code-actions';
import { askPhoneCode } from '@/lib/sign-in/codes/phone-actions';
import { readEntry, writeEntry } from '@/lib/sign-in/entry';
import { askReset } from '@/lib/sign-in/password-actions';
import { newEmail, newPhone, password } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

beforeAll(() => {
  openStorefront();
  vi.stubEnv('SIGN_IN_WAYS', 'phone');
});
beforeEach(async () => {
  await freshBrowser();
  await sandbox.ask('DELETE', '/_sandbox/clock');
});

/** In forty minutes no code is valid any more, and the API has forgotten that it sent one. */
const tooLate = 40 * 60;

/** As long after the code was sent, for the API and for us. */
async function waits(): Promise<void> {
  await sandbox.control('clock', { offsetSeconds: tooLate });
  const sentAt = Date.now() - tooLate * 1000;
  const [entry, found] = [await readEntry(), await readConfirmation()];
  if (entry?.step === 'code') await writeEntry({ ...entry, sentAt });
  if (found?.code) await writeConfirmation({ ...found, code: { ...found.code, sentAt } });
}

const late = { code: ['codeExpired'] };

test('a new e-mail address or phone number is confirmed too late', async () => {
  const [email, phone] = [newEmail(), newPhone()];
  for (const [ask, typed, to] of [
    [changeEmail, { email }, email],
    [changePhone, { phone: `+${phone}` }, phone],
  ] as const) {
    await sandbox.ask('DELETE', '/_sandbox/clock');
    await newCustomer();
    await posts(ask, { ...typed, old_password: password }, '/profile');
    const code = await sandbox.codeTo(to);
    expect((await posts(confirmContact, { code: '000000' }, '/profile')).state.fields).toEqual({ code: ['wrongCode'] });
    await waits();
    expect((await posts(confirmContact, { code }, '/profile')).state.fields, to).toEqual(late);
  }
});

test('the owner of an account without a password proves too late who they are', async () => {
  const customer = await newCustomer();
  await sandbox.control('customers', { email: customer.email, withoutPassword: true });
  const session = await readSession();
  if (session === null) throw new Error('nobody is signed in');
  await writeSession({ ...session, customer: { ...session.customer, hasPassword: false }, signedInAt: 0 });
  await posts(askDeletion, {}, '/profile');
  const code = await sandbox.codeTo(customer.email);
  await waits();
  expect((await posts(confirmOwner, { code }, '/profile')).state.fields).toEqual(late);
});

test('the code of an SMS is typed after the API has forgotten it', async () => {
  const phone = newPhone();
  await posts(askPhoneCode, { phone }, '/login?way=phone');
  const code = await sandbox.codeTo(phone);
  expect((await posts(checkCode, { code: '000000' }, '/verify-phone')).state.fields).toEqual({ code: ['wrongCode'] });
  await waits();
  expect((await posts(checkCode, { code }, '/verify-phone')).state.fields).toEqual(late);
});

test('a code that the API has used up, whose answer was lost, is not called wrong: another one is asked for', async () => {
  const phone = newPhone();
  const { email } = await newCustomer();
  for (const [ask, used, to] of [
    [() => posts(askReset, { login: email }, '/reset-password'), 'auth/forgot/email-password/', email],
    [() => posts(askPhoneCode, { phone }, '/login?way=phone'), 'auth/verify/phone', phone],
  ] as const) {
    await freshBrowser();
    await ask();
    const code = await sandbox.codeTo(to);
    await failsOnce('lost', used);
    // The code is a secret and not sent back, so nobody is told that it is still there.
    expect((await posts(checkCode, { code }, '/verify-phone')).state.form).toEqual(['offline']);
    expect((await posts(checkCode, { code }, '/verify-phone')).state.fields, to).toEqual(late);
  }
  forgetConsole();
});

test('the same for a new phone number in the profile', async () => {
  const phone = newPhone();
  await newCustomer();
  await posts(changePhone, { phone: `+${phone}`, old_password: password }, '/profile');
  const code = await sandbox.codeTo(phone);
  await failsOnce('lost', 'auth/verify/phone');
  expect((await posts(confirmContact, { code }, '/profile')).state.form).toEqual(['offline']);
  expect((await posts(confirmContact, { code }, '/profile')).state.fields).toEqual(late);
  forgetConsole();
});

test('a code mistyped while nobody answered, and sent once more, is wrong and not too old: the one in the SMS still counts', async () => {
  const phone = newPhone();
  await posts(askPhoneCode, { phone }, '/login?way=phone');
  const code = await sandbox.codeTo(phone);
  const mistyped = code === '000000' ? '000001' : '000000';
  await failsOnce('drop', 'auth/verify/phone');
  expect((await posts(checkCode, { code: mistyped }, '/verify-phone')).state.form).toEqual(['offline']);
  expect((await posts(checkCode, { code: mistyped }, '/verify-phone')).state.fields).toEqual({ code: ['wrongCode'] });
  expect((await posts(checkCode, { code }, '/verify-phone')).to).not.toBeNull();
  forgetConsole();
});
