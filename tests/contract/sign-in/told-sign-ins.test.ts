/** What the log and the metrics hear of every way in: which one, how it ended and why; and of limits that were reached. */
import { subscribe } from 'node:diagnostics_channel';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuseWrongPassword } from '@/lib/profile/password';
import { readSession } from '@/lib/session/session';
import { signIn } from '@/lib/sign-in/actions';
import { checkCode } from '@/lib/sign-in/codes/code-actions';
import { askPhoneCode } from '@/lib/sign-in/codes/phone-actions';
import { openLink } from '@/lib/sign-in/identity/email-link';
import { finishProviderSignIn } from '@/lib/sign-in/identity/provider-sign-in';
import { identityEnv } from '../../../sandbox/demo-env.mjs';
import { newEmail, newPhone, password } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { posts } from '../storefront/forms.ts';
import { customers, openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

const told: unknown[] = [];

beforeAll(() => {
  const site = { SITE_URL: 'https://shop.test', PROXIES: '1', DOORSTEP_NODE_SERVER: '1' };
  for (const [name, value] of Object.entries({ ...identityEnv(origin), ...site })) vi.stubEnv(name, value);
  openStorefront();
  for (const name of ['doorstep:sign-in', 'doorstep:limit']) subscribe(name, message => void told.push(message));
});

beforeEach(async () => {
  await freshBrowser();
  told.length = 0;
});

const tries = (login: string, typed: string) =>
  posts(signIn, { login, password: typed }, '/login', '203.0.113.40, 10.0.0.2');

test('a password: wrong ones, the limit, and the right one, without a word of whose it is', async () => {
  const { email } = await customers.create({ phone: newPhone() });
  for (let time = 0; time < 6; time++) await tries(email, 'not this one');
  const wrong = { way: 'password', outcome: 'refused', reason: 'wrongLogin' };
  expect(told).toEqual([
    ...Array.from({ length: 5 }, () => wrong),
    { limit: 'guessing:pair' },
    { ...wrong, reason: 'tooManyAttempts' },
  ]);
  expect(JSON.stringify(told)).not.toContain('@');
  const other = await customers.create({ phone: newPhone() });
  await tries(other.email, password);
  expect(told.at(-1)).toEqual({ way: 'password', outcome: 'ok' });
});

test('while the API is away nobody is refused: it would look like guessing', async () => {
  const { email } = await customers.create({});
  await sandbox.fails('status', 'auth/login', { status: 500 });
  await tries(email, password);
  expectConsole('warn', /auth\/login gave no usable answer/);
  await sandbox.recovers();
  expect(told).toEqual([{ way: 'password', outcome: 'away', reason: 'offlineSignIn' }]);
});

test('the password of who is signed in already', async () => {
  await newCustomer();
  const session = await readSession();
  if (session === null) throw new Error('nobody is signed in');
  await refuseWrongPassword(session.customer, 'not this one', 'en');
  await refuseWrongPassword(session.customer, password, 'en');
  expect(told).toEqual([
    { way: 'currentPassword', outcome: 'refused', reason: 'wrongPassword' },
    { way: 'currentPassword', outcome: 'ok' },
  ]);
});

test('a code: a wrong one, and the one that came', async () => {
  const phone = newPhone();
  const from = '203.0.113.41, 10.0.0.2';
  await posts(askPhoneCode, { phone, captcha: '' }, '/login?way=phone', from);
  await posts(checkCode, { code: '000000' }, '/verify-phone', from);
  await posts(checkCode, { code: await sandbox.codeTo(phone) }, '/verify-phone', from);
  expect(told).toEqual([
    { way: 'phone', outcome: 'refused', reason: 'wrongCode' },
    { way: 'phone', outcome: 'ok' },
  ]);
});

test('a link and an answer of a provider that prove nothing', async () => {
  await openLink(newEmail(), 'made-up-code', { back: '/', referral: '' });
  await finishProviderSignIn('apple', new URLSearchParams({ state: 'made up' }), false);
  expect(told).toEqual([
    { way: 'emailLink', outcome: 'refused', reason: 'linkUsed' },
    { way: 'apple', outcome: 'refused', reason: 'signInStale' },
  ]);
});
