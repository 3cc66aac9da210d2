/** Orders, registrations and pictures from one network address: as many as an office makes, and no flood. */
import { beforeAll, expect, test, vi } from 'vitest';
import { leaveEmail } from '@/lib/addresses/actions';
import { sendMessage } from '@/lib/chat/actions';
import { messageKey } from '@/lib/chat/key';
import { checkOut } from '@/lib/checkout/actions';
import { savePicture } from '@/lib/profile/actions';
import { type Expensive, mostFromOneNetwork, takeFromQuota } from '@/lib/rate-limit/network-quota';
import { openLink } from '@/lib/sign-in/identity/email-link';
import { writeOAuthState } from '@/lib/sign-in/identity/oauth-state';
import { finishProviderSignIn } from '@/lib/sign-in/identity/provider-sign-in';
import { register } from '@/lib/sign-in/registration-actions';
import { identityEnv } from '../../../sandbox/demo-env.mjs';
import { newEmail } from '../../support/customers.ts';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { checkoutState, fillsCart } from '../storefront/checkout.ts';
import { posts } from '../storefront/forms.ts';
import { calls, openStorefront, origin } from '../storefront/sandbox.ts';
import { newCustomer } from '../storefront/session.ts';

beforeAll(() => {
  const site = { SITE_URL: 'https://shop.test', PROXIES: '1', DOORSTEP_NODE_SERVER: '1' };
  for (const [name, value] of Object.entries({ ...site, ...identityEnv(origin) })) vi.stubEnv(name, value);
  openStorefront();
});

const office = '203.0.113.7, 10.0.0.2';
const elsewhere = '203.0.113.8, 10.0.0.2';

/** All but one of the office's share is gone. */
async function nearlyAll(what: Expensive, from = office): Promise<void> {
  const sent = new Headers({ 'X-Forwarded-For': from });
  for (let time = 1; time < mostFromOneNetwork[what].most; time++)
    expect((await takeFromQuota(what, sent)).ok, `${what} ${time}`).toBe(true);
}

test.each([
  ['signUps', 'tooManyFromHere', (from: string) => posts(register, { email: newEmail() }, '/register', from)],
  ['pictures', 'tooManyFromHere', (from: string) => posts(savePicture, { picture: new Blob(['x']) }, '/profile', from)],
  ['orders', 'checkout.tooMany', (from: string) => posts(checkOut, { intent: 'order' }, '/checkout', from)],
] as const)('%s: the last of an office goes through, the next is told so', async (what, sentence, press) => {
  await newCustomer();
  await nearlyAll(what);
  const { default: english } = await import('../../../messages/en.json', { with: { type: 'json' } });
  const told = [sentence, english.errors.checkout.tooMany];
  expect((await press(office)).state.form.some(key => told.includes(key))).toBe(false);
  calls.length = 0;
  const refused = await press(office);
  expect(told).toContain(refused.state.form[0]);
  expect(calls.filter(path => /register|orders|galleries|profile\/update/.test(path))).toEqual([]);
  expect((await press(elsewhere)).state.form.some(key => told.includes(key))).toBe(false);
});

test('a picture for a chat is a picture, and an address left where nobody delivers is one more', async () => {
  const shop = '203.0.113.9, 10.0.0.2';
  await newCustomer();
  await nearlyAll('pictures', shop);
  const send = () =>
    posts(sendMessage, { with: 'admin', key: messageKey(), picture: new Blob(['x']) }, '/chat/new', shop);
  expect((await send()).state.fields).toEqual({ picture: ['pictureType'] });
  expect((await send()).state.form).toEqual(['tooManyFromHere']);
  await nearlyAll('signUps', shop);
  const leave = () => posts(leaveEmail, { email: newEmail() }, '/address', shop);
  expect((await leave()).state.form).not.toEqual(['tooManyFromHere']);
  expect((await leave()).state.form).toEqual(['tooManyFromHere']);
});

test('answers of providers and mailed links: of one office no more are checked than it has', async () => {
  const openMade = () => openLink(newEmail(), 'made-up-code', { back: '/', referral: '' });
  const comeBack = async () => {
    const state = 'x'.repeat(16);
    await writeOAuthState({ provider: 'google', state, nonce: 'made up', back: '/', referral: '' });
    await finishProviderSignIn('google', new URLSearchParams({ state, code: 'made-up-code' }), false);
    return new URLSearchParams(cookieJar.get('__Host-notice')).get('key');
  };
  request.headers = new Headers({ 'x-forwarded-for': office });
  await nearlyAll('proofs');
  expect(await openMade()).toEqual({ ok: false, why: 'linkUsed' });
  expect(await openMade()).toEqual({ ok: false, why: 'signInDown' });
  expect(await comeBack()).toBe('signInDown');
  request.headers = new Headers({ 'x-forwarded-for': elsewhere });
  expect(await comeBack()).not.toBe('signInDown');
});

test('codes of coupons: an office mistypes its share, and whoever guesses on is told neither yes nor no', async () => {
  await newCustomer();
  const { shopId } = await fillsCart();
  const asks = async (coupon: string, from = office) => {
    request.headers = new Headers({ 'X-Forwarded-For': from });
    return (await checkoutState({ coupon }, shopId)).coupon;
  };
  await nearlyAll('coupons');
  // Neither a good code nor a look at the checkout with the same mistyped one is another guess.
  expect([await asks('WELCOME10'), await asks('WELCOME10')]).toEqual(['good', 'good']);
  expect([await asks('MISTYPED'), await asks('MISTYPED')]).toEqual(['expired', 'expired']);
  calls.length = 0;
  expect([await asks('GUESSED'), await asks('WELCOME10')]).toEqual(['unknown', 'unknown']);
  expect(calls.filter(path => path.includes('coupons/check'))).toEqual([]);
  expect(await asks('MISTYPED')).toBe('expired');
  expect(await asks('GUESSED', elsewhere)).toBe('expired');
});
