/**
 * Guessing over the sandbox, by the forms that customers use: how often somebody may try, and whom it holds up; and what
 * SMS codes may cost.
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeEmail } from '@/lib/account/contact-actions';
import { passwordLimiter } from '@/lib/rate-limit/limiters';
import { signIn } from '@/lib/sign-in/actions';
import { sendAgain } from '@/lib/sign-in/codes/code-actions';
import { askPhoneCode } from '@/lib/sign-in/codes/phone-actions';
import { entryAt, writeEntry } from '@/lib/sign-in/entry';
import { askReset } from '@/lib/sign-in/password-actions';
import { identityEnv } from '../../../sandbox/demo-env.mjs';
import { newEmail, newPhone, password } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { request } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { calls, customers, openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer } from '../storefront/session.ts';

/** SMS an hour without a captcha, in all. */
const budget = 40;

beforeAll(() => {
  const site = { SITE_URL: 'https://shop.test', PROXIES: '1', DOORSTEP_NODE_SERVER: '1' };
  const sms = { SMS_SENDER: 'firebase', SMS_PER_HOUR: String(budget) };
  for (const [name, value] of Object.entries({ ...identityEnv(origin), ...site, ...sms })) vi.stubEnv(name, value);
  openStorefront();
});

beforeEach(async () => {
  await freshBrowser();
  calls.length = 0;
});

/** As our server hands it on: the visitor, then the proxy that the server sees. */
const behindProxy = (visitor: string) => `${visitor}, 10.0.0.2`;

let networks = 0;
/** An address that nobody has come from yet. */
const newNetwork = () => {
  networks += 1;
  return `203.0.${Math.floor(networks / 250)}.${networks % 250}`;
};

const tries = (login: string, typed: string, from: string) =>
  posts(signIn, { login, password: typed }, '/login', behindProxy(from));

const logins = () => calls.filter(path => path.includes('auth/login')).length;

/** Enough for any limit of one person. */
async function failsOften(login: string, from: string, times = 12): Promise<void> {
  for (let time = 0; time < times; time++) await tries(login, 'not this one', from);
}

async function account() {
  const phone = newPhone();
  const { email } = await customers.create({ phone });
  return { email, phone };
}

test('however a phone is written, it is one account', async () => {
  const { phone } = await account();
  const from = newNetwork();
  const dashed = `${phone.slice(0, 1)}-${phone.slice(1)}`;
  const spelled = [phone, dashed, `+${phone}`, ` (${phone.slice(0, 3)}) ${phone.slice(3)} `, phone.replace('5', '٥')];
  for (const login of spelled) expect((await tries(login, 'wrong', from)).state.form).toEqual(['wrongLogin']);
  expect(logins()).toBe(5);
  for (const login of [...spelled, `+${dashed}`, `0${phone}`])
    expect((await tries(login, 'wrong', from)).state.form, login).toEqual(['tooManyAttempts']);
  expect(logins()).toBe(5);
});

test('what is neither a phone nor an e-mail address is not even asked for', async () => {
  const { phone, email } = await account();
  for (const login of [`${phone}x`, `x${phone}`, email.replace('@', '＠'), email.replace('e', 'é')])
    expect((await tries(login, password, newNetwork())).state.form, login).toEqual(['wrongLogin']);
  expect(logins()).toBe(0);
});

test('an e-mail address is one account in any case, and in one IPv6 network', async () => {
  const { email } = await account();
  const network = (place: number) => `2001:db8:7:${networks}::${place.toString(16)}`;
  for (let place = 1; place <= 5; place++) await tries(email.toUpperCase(), 'wrong', network(place));
  expect((await tries(email, 'wrong', network(6))).state.form).toEqual(['tooManyAttempts']);
  expect((await tries(email, 'wrong', '2001:db8:8::1')).state.form).toEqual(['wrongLogin']);
});

test('guesses at the same moment do not slip through together', async () => {
  const { email } = await account();
  const from = newNetwork();
  const burst = await Promise.all(Array.from({ length: 40 }, () => tries(email, 'wrong', from)));
  expect(logins()).toBe(5);
  expect(burst.filter(({ state }) => state.form[0] === 'tooManyAttempts')).toHaveLength(35);
});

test('who fails on purpose locks nobody else out', async () => {
  const { email } = await account();
  await failsOften(email, newNetwork(), 60);
  expect((await tries(email, password, newNetwork())).to).toBe('/');
});

test('an account that is tried from many networks waits as a whole, but not for who has been there', async () => {
  const { email } = await account();
  const home = newNetwork();
  expect((await tries(email, password, home)).to).toBe('/');
  // A hundred wrong passwords, without the marketplace's own limit.
  for (let network = 0; network < 25; network++) {
    request.headers = new Headers({ 'X-Forwarded-For': behindProxy(newNetwork()) });
    for (let time = 0; time < 4; time++) expect(await passwordLimiter.begin(email)).not.toBeNull();
  }
  expect((await tries(email, 'wrong', newNetwork())).state.form).toEqual(['tooManyAttempts']);
  expect((await tries(email, password, home)).to).toBe('/');
});

test('an answer that never came is no guess', async () => {
  const { email } = await account();
  const from = newNetwork();
  await sandbox.fails('status', 'auth/login', { status: 503 });
  for (let time = 0; time < 8; time++)
    expect((await tries(email, password, from)).state.form).toEqual(['offlineSignIn']);
  forgetConsole();
  await sandbox.recovers();
  expect((await tries(email, password, from)).to).toBe('/');
});

const asksCode = (phone: string, captcha = '', from = newNetwork()) =>
  posts(askPhoneCode, { phone, captcha }, '/login?way=phone', behindProxy(from));

const letters = async (phone: string) => (await sandbox.outbox(phone)).length;

test('a captcha that is wrong sends nothing', async () => {
  const phone = newPhone();
  expect((await asksCode(phone, 'never-passed')).state.form).toEqual(['captchaFailed']);
  expect(await letters(phone)).toBe(0);
});

test('after three SMS without a captcha one number gets another only with one', async () => {
  const phone = newPhone();
  for (let time = 0; time < 3; time++) expect((await asksCode(phone)).to).toBe('/verify-phone');
  for (const spelled of [phone, `00${phone}`, `+00 ${phone}`])
    expect((await asksCode(spelled)).state.form, spelled).toEqual(['captchaNeeded']);
  expect((await asksCode(`0${phone}`)).state.fields).toEqual({ phone: ['phone'] });
  expect(await letters(phone)).toBe(3);
  const { recaptchaToken } = await sandbox.ask<{ recaptchaToken: string }>('GET', '/_sandbox/identity');
  expect((await asksCode(phone, recaptchaToken)).to).toBe('/verify-phone');
  expect(await letters(phone)).toBe(4);
});

test('once the budget of all is spent, every SMS asks for a captcha, also for a new password and another code', async () => {
  const { phone } = await account();
  const untold = (await asksCode(phone)).to;
  expect(untold).toBe('/verify-phone');
  const entry = await entryAt('code');
  if (entry === null) throw new Error('no code was sent');
  const asked = await Promise.all(Array.from({ length: budget }, () => asksCode(newPhone())));
  expect(asked.at(-1)?.state.form).toEqual(['captchaNeeded']);
  const before = await letters(phone);
  expect((await posts(askReset, { login: phone }, '/reset-password', behindProxy(newNetwork()))).state.form).toEqual([
    'smsSpent',
  ]);
  await writeEntry({ ...entry, sentAt: 0 });
  expect((await posts(sendAgain, {}, '/verify-phone', behindProxy(newNetwork()))).state.form).toEqual(['smsSpent']);
  expect((await asksCode(phone, 'never-passed')).state.form).toEqual(['captchaFailed']);
  expect(await letters(phone)).toBe(before);
});

test('a code that the limit for the customer holds back does not count for the address it was meant for', async () => {
  const network = behindProxy(newNetwork());
  const asks = (email: string) => posts(changeEmail, { email, old_password: password }, '/profile', network);
  const wanted = newEmail();
  await newCustomer();
  for (let time = 0; time < 5; time++) await asks(newEmail());
  for (let time = 0; time < 6; time++) expect((await asks(wanted)).state.form).toEqual(['tooManyCodes']);
  await newCustomer();
  expect(await asks(wanted)).toMatchObject({ to: '/profile#contact' });
});
