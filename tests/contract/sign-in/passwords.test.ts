/** New passwords over the sandbox, wherever one is set: at the end of a registration, after a forgotten one, in the profile. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { envelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { savePassword } from '@/lib/profile/actions';
import { getOwnProfile } from '@/lib/profile/queries';
import { signedInSchema } from '@/lib/profile/schema';
import { readSession, writeSession } from '@/lib/session/session';
import { writeEntry } from '@/lib/sign-in/entry';
import { setPassword } from '@/lib/sign-in/password-actions';
import { finishRegistration } from '@/lib/sign-in/registration-actions';
import { newEmail, password } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, failsOnce, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, newCustomer, signsIn, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(freshBrowser);

const typed = (wanted: string) => ({ password: wanted, password_confirmation: wanted });
const refusals = [
  ['seven77', 'passwordShort'],
  ['Sunshine1', 'passwordCommon'],
] as const;

async function isProvenToBe(customerId: string): Promise<void> {
  await writeEntry({ step: 'new-password', customerId, back: '/', referral: '' });
}

test.each(refusals)('%s is nobody’s new password: %s', async (wanted, reason) => {
  const customer = await newCustomer();
  calls.length = 0;
  const changed = await posts(savePassword, { ...typed(wanted), old_password: password });
  expect(changed.state.fields).toEqual({ password: [reason] });
  await isProvenToBe((await readSession())?.customer.id ?? '');
  expect((await posts(setPassword, typed(wanted))).state.fields).toEqual({ password: [reason] });
  await writeEntry({ step: 'details', email: newEmail(), back: '/', referral: '' });
  const registered = await posts(finishRegistration, { firstname: 'Iris', ...typed(wanted) });
  expect(registered.state.fields).toEqual({ password: [reason] });
  expect(registered.state.values.firstname).toBe('Iris');
  expect(calls.filter(path => /password|verify/.test(path))).toEqual([]);
  expect(await customer.signInStatus()).toBe(200);
});

test('while the marketplace is away, nobody is told that a new password, which no form gets back, is still there', async () => {
  await newCustomer();
  await isProvenToBe((await readSession())?.customer.id ?? '');
  await failsOnce('drop', 'dashboard/user/profile/password/update');
  expect((await posts(setPassword, typed('a bakery on the hill'))).state.form).toEqual(['unheard']);
  forgetConsole();
});

test.each([
  ['in the profile', savePassword, { old_password: password }],
  ['after a forgotten one', setPassword, {}],
])('a password that is set %s ends every other session, and not this one', async (_where, action, more) => {
  const customer = await newCustomer();
  const elsewhere = await tokenOf(customer.email);
  const otherBrowser = cookieJar.get('session') ?? '';
  await isProvenToBe((await readSession())?.customer.id ?? '');
  const saved = await posts(action, { ...typed('a bakery on the hill'), ...more });
  expect(saved.notice).toMatch(/^password/);
  const token = (await readSession())?.token ?? '';
  expect(await profileStatus(elsewhere)).toBe(401);
  expect(await profileStatus(token)).toBe(200);
  expect(await getOwnProfile('en')).toMatchObject({ ok: true });
  // Not even asked for: another backend may let the token live on.
  cookieJar.set('session', otherBrowser);
  calls.length = 0;
  expect(await getOwnProfile('en')).toEqual({ ok: false, why: 'unauthorized' });
  expect(calls).toEqual([]);
  await signsIn(customer.email, 'a bakery on the hill');
  expect(await getOwnProfile('en')).toMatchObject({ ok: true });
});

async function tokenOf(email: string): Promise<string> {
  const body = { email, password };
  const schema = envelope(signedInSchema);
  const signedIn = await liveApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema });
  return signedIn.ok ? signedIn.value.token : '';
}

async function profileStatus(token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch('http://sandbox.test/api/v1/dashboard/user/profile/show', { headers })).status;
}

/** By a provider or a mailed link, so without a password. */
async function hasJustComeWithoutOne(): Promise<void> {
  const { email } = await signsInAnew();
  await sandbox.control('customers', { email, withoutPassword: true });
  const session = await readSession();
  if (session !== null) await writeSession({ ...session, customer: { ...session.customer, hasPassword: false } });
}

test.each([
  ['/welcome', setPassword],
  ['/update-password', setPassword],
  ['/profile', savePassword],
])('a first one that was typed on %s is not set for who has signed in since in another tab', async (page, action) => {
  await hasJustComeWithoutOne();
  const form = (await opensPage(page))?.split('<form').find(one => one.includes('name="password"'));
  const [, whose = ''] = /name="shown-to" value="(\d+)"/.exec(form ?? '') ?? [];
  await hasJustComeWithoutOne();
  const answer = await posts(action, { ...typed('new-secret'), 'shown-to': whose }, page);
  expect(answer).toMatchObject({ to: page, notice: 'otherAccount' });
});
