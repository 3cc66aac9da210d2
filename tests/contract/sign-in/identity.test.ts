/**
 * Every way in over the real sandbox: the API's codes, the identity provider's calls, and what either refuses
 * (docs/api.md 4.3 to 4.6).
 */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { signedInSchema } from '@/lib/profile/schema';
import {
  isFieldRefused,
  mailRegistration,
  mailRegistrationAgain,
  mailReset,
  proveCode,
  textPhone,
  textReset,
} from '@/lib/sign-in/codes/codes';
import { confirmPhone, textByIdentityProvider } from '@/lib/sign-in/codes/phone-code';
import { resendCode, resendSeconds } from '@/lib/sign-in/codes/resend';
import type { EntryAt } from '@/lib/sign-in/entry';
import { callFirebase } from '@/lib/sign-in/identity/firebase-client';
import { verifyIdToken } from '@/lib/sign-in/identity/id-token';
import { signInAtMarketplace } from '@/lib/sign-in/identity/marketplace';
import { identityEnv } from '../../../sandbox/demo-env.mjs';
import { newEmail, newPhone, nora, sam } from '../../support/customers.ts';
import { expectConsole } from '../../unit/stubs/console.ts';
import { openStorefront, origin, sandbox } from '../storefront/sandbox.ts';

const site = 'http://localhost:3000';

beforeAll(() => {
  for (const [name, value] of Object.entries({ ...identityEnv(origin), SITE_URL: site })) vi.stubEnv(name, value);
  openStorefront();
});

let email = '';
let phone = '';

beforeEach(() => {
  email = newEmail();
  phone = newPhone();
});

const entryOf = (kind: EntryAt<'code'>['kind'], to: string, handle = ''): EntryAt<'code'> => ({
  step: 'code',
  kind,
  to,
  handle,
  isReset: false,
  sentAt: 0,
  back: '/',
  referral: '',
});

test('registration: a mailed code, its proof, then who it is', async () => {
  expect(await mailRegistration(email, '', 'en')).toMatchObject({ ok: true });
  const wrong = await proveCode(entryOf('register', email), '000000', 'en');
  expect(wrong).toMatchObject({ ok: false, why: 'gone' });
  const proven = await proveCode(entryOf('register', email), await sandbox.codeTo(email), 'en');
  expect(proven).toEqual({ ok: true, value: { kind: 'details' } });
  const signedIn = await callApi({
    path: 'auth/after-verify',
    method: 'POST',
    body: { email, firstname: 'Iris', password: 'six-or-more', password_confirmation: 'six-or-more' },
    locale: 'en',
    schema: envelope(signedInSchema),
  });
  expect(signedIn).toMatchObject({ ok: true, value: { customer: { firstName: 'Iris', hasPassword: true } } });
});

test('registration: the code of one address proves no other', async () => {
  await mailRegistration(email, '', 'en');
  const other = entryOf('register', `other-${email}`);
  expect(await proveCode(other, await sandbox.codeTo(email), 'en')).toMatchObject({ ok: false });
});

test('registration: another code takes the place of the first', async () => {
  await mailRegistration(email, '', 'en');
  const first = await sandbox.codeTo(email);
  expect(await mailRegistrationAgain(email, 'en')).toMatchObject({ ok: true });
  expect(await sandbox.codeTo(email)).not.toBe(first);
  expect(await proveCode(entryOf('register', email), first, 'en')).toMatchObject({ ok: false });
  expect(await mailRegistrationAgain(`nobody-${email}`, 'en')).toMatchObject({ ok: false });
});

test('registration: who invited is said by field, and what is taken by mail alone', async () => {
  expect(await mailRegistration(nora, '', 'en')).toEqual({ ok: true, value: { kind: 'known-email' } });
  expect(isFieldRefused('referral', await mailRegistration(nora, 'NOBODYS1', 'en'))).toBe(true);
  expect(isFieldRefused('referral', await mailRegistration(email, 'NOBODYS1', 'en'))).toBe(true);
});

test('a forgotten password: the code signs in, and nobody learns who has an account', async () => {
  expect(await mailReset(sam, 'en')).toMatchObject({ ok: true });
  expect(await mailReset(email, 'en')).toMatchObject({ ok: true });
  const code = await sandbox.codeTo(sam);
  expect(await proveCode(entryOf('reset', email), code, 'en')).toMatchObject({ ok: false });
  const proven = await proveCode(entryOf('reset', sam), code, 'en');
  expect(proven).toMatchObject({ ok: true, value: { kind: 'signed-in' } });
});

test('a phone: the same question makes an account, and finds one again', async () => {
  const fresh = await textPhone(phone, '', 'en');
  expect(fresh).toMatchObject({ ok: true, value: { kind: 'new-phone' } });
  const handle = fresh.ok ? fresh.value.handle : '';
  const wrong = await proveCode(entryOf('new-phone', phone, handle), '000000', 'en');
  expect(wrong).toMatchObject({ ok: false, code: 'ERROR_201' });
  const proven = await proveCode(entryOf('new-phone', phone, handle), await sandbox.codeTo(phone), 'en');
  expect(proven).toMatchObject({ ok: true, value: { signedIn: { customer: { firstName: '', phone } } } });

  const known = await textPhone(phone, '', 'en');
  expect(known).toMatchObject({ ok: true, value: { kind: 'known-phone' } });
  const again = entryOf('known-phone', phone, known.ok ? known.value.handle : '');
  expect(await proveCode(again, await sandbox.codeTo(phone), 'en')).toMatchObject({ ok: true });
  expect(await proveCode(again, await sandbox.codeTo(phone), 'en')).toMatchObject({ ok: false, why: 'gone' });
});

test('another code may be asked for once the operator’s time has passed, in minutes', async () => {
  const entry = { ...entryOf('register', email), sentAt: 1_000_000 };
  expect(await resendSeconds(entry, 'en', 1_000_000)).toBe(60);
  expect(await resendSeconds(entry, 'en', 1_059_001)).toBe(1);
  expect(await resendSeconds(entry, 'en', 1_060_000)).toBe(0);
});

test('another code comes the way the first did, and works', async () => {
  await mailRegistration(email, '', 'en');
  expect(await resendCode(entryOf('register', email), 'en')).toEqual({ ok: true, value: {} });
  expect(await resendCode(entryOf('reset', sam), 'en')).toEqual({ ok: true, value: {} });
  const texted = await resendCode(entryOf('new-phone', phone, 'old'), 'en');
  const handle = texted.ok ? (texted.value.handle ?? '') : '';
  const proven = await proveCode(entryOf('new-phone', phone, handle), await sandbox.codeTo(phone), 'en');
  expect(proven).toMatchObject({ ok: true, value: { kind: 'signed-in' } });
  const reset = await resendCode({ ...entryOf('known-phone', phone, 'old'), isReset: true }, 'en');
  expect(reset).toMatchObject({ ok: true, value: { handle: expect.stringMatching(/./) } });
});

test('a phone that nobody has gets no code for a new password', async () => {
  expect(await textReset(phone, 'en')).toEqual({ ok: true, value: '' });
  expect(await proveCode(entryOf('known-phone', phone), '123456', 'en')).toEqual({ ok: false, why: 'gone' });
});

test('a phone by the identity provider: captcha, code, a token that names it', async () => {
  const { recaptchaToken } = await sandbox.ask<{ recaptchaToken: string }>('GET', '/_sandbox/identity');
  const sent = await textByIdentityProvider(phone, recaptchaToken, 'en');
  const handle = sent.ok ? sent.value : '';
  expect(await confirmPhone(handle, '000000', 'en')).toMatchObject({ ok: false, code: 'ERROR_201' });
  const proven = await proveCode(entryOf('identity-phone', phone, handle), await sandbox.codeTo(phone), 'en');
  expect(proven).toMatchObject({ ok: true, value: { kind: 'signed-in', signedIn: { customer: { phone } } } });
  expect(await confirmPhone(handle, '000000', 'en')).toMatchObject({ ok: false, code: 'ERROR_203' });
  expect(await textByIdentityProvider(phone, 'no-captcha', 'en')).toEqual({
    ok: false,
    why: 'refused',
    code: 'CAPTCHA_CHECK_FAILED',
  });
});

test('a phone: an invitation that nobody has sent keeps nobody out, whoever sends the code', async () => {
  const [another, referral] = [newPhone(), 'NOBODYS1'];
  const texted = await textPhone(phone, referral, 'en');
  const byMarket = { ...entryOf('new-phone', phone, texted.ok ? texted.value.handle : ''), referral };
  expect(await proveCode(byMarket, await sandbox.codeTo(phone), 'en')).toMatchObject({ ok: true });
  const { recaptchaToken } = await sandbox.ask<{ recaptchaToken: string }>('GET', '/_sandbox/identity');
  const sent = await textByIdentityProvider(another, recaptchaToken, 'en');
  const byProvider = { ...entryOf('identity-phone', another, sent.ok ? sent.value : ''), referral };
  expect(await proveCode(byProvider, await sandbox.codeTo(another), 'en')).toMatchObject({ ok: true });
});

test('a link: sent, opened once, and its token proves the address', async () => {
  const first = await openLink(email);
  expect(first.identity).toMatchObject({ email, isEmailProven: true, name: '' });
  expect(first.again).toEqual({ ok: false, why: 'refused', code: 'INVALID_OOB_CODE' });
  const told = await signInAtMarketplace('email-link', first.identity, '', 'en');
  expect(told).toMatchObject({ ok: true, isFirst: true, signedIn: { customer: { hasPassword: false } } });
  const known = await openLink('social@doorstep.test');
  expect(await signInAtMarketplace('email-link', known.identity, '', 'en')).toMatchObject({ ok: true, isFirst: false });
});

test('Apple has a callback of its own where the marketplace knows it, and Google’s where it does not', async () => {
  const { identity } = await openLink(email);
  const market = fetch;
  const callbacks: string[] = [];
  const refusal = { status: false, statusCode: 'ERROR_107', message: 'Provider not found' };
  let knowsApple = true;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const callback = /auth\/\w+\/callback/.exec(address)?.[0];
    if (callback) callbacks.push(callback);
    if (callback === 'auth/apple/callback' && !knowsApple) return Response.json(refusal, { status: 401 });
    return market(address, init);
  });
  expect(await signInAtMarketplace('apple', identity, '', 'en')).toMatchObject({ ok: true });
  knowsApple = false;
  expect(await signInAtMarketplace('apple', identity, '', 'en')).toMatchObject({ ok: true });
  vi.stubGlobal('fetch', market);
  expect(callbacks).toEqual(['auth/apple/callback', 'auth/apple/callback', 'auth/google/callback']);
});

test('a banned customer, an unknown invitation, an address nobody has proven', async () => {
  const { identity } = await openLink(email);
  expect(await signInAtMarketplace('google', identity, 'NOBODYS1', 'en')).toMatchObject({ ok: true });
  const barred = await openLink('barred@doorstep.test');
  expect(await signInAtMarketplace('google', barred.identity, '', 'en')).toEqual({ ok: false, why: 'signInBanned' });
  const stranger = { ...identity, email: `stranger-${email}` };
  expect(await signInAtMarketplace('google', stranger, '', 'en')).toEqual({ ok: false, why: 'signInRefused' });
});

test.each(['signature', 'key', 'algorithm', 'none', 'audience', 'issuer', 'expired', 'future', 'subject'])(
  'a forged token is refused: %s',
  async wrong => {
    const { idToken } = await token({ wrong });
    expect(await verifyIdToken(idToken, 'google.com')).toEqual({ ok: false, why: 'forged' });
    expectConsole('warn', /refused a token/);
  },
);

test('the control’s good token is believed, by its own way alone', async () => {
  const { idToken } = await token({});
  expect(await verifyIdToken(idToken, 'google.com')).toMatchObject({ ok: true });
  expect(await verifyIdToken(idToken, 'apple.com')).toEqual({ ok: false, why: 'forged' });
  expectConsole('warn', /signed in by google/);
});

test('a wrong key of the operator’s is no fault of the customer’s', async () => {
  const schema = z.unknown();
  const body = { providerId: 'nowhere.com', continueUri: `${site}/x` };
  expect(await callFirebase({ call: 'createAuthUri', body, locale: 'en', schema })).toEqual({ ok: false, why: 'down' });
  expectConsole('warn', /OPERATION_NOT_ALLOWED/);
});

async function openLink(to: string) {
  const body = { requestType: 'EMAIL_SIGNIN', email: to, continueUrl: `${site}/x`, canHandleCodeInApp: true };
  await callFirebase({ call: 'sendOobCode', body, locale: 'en', schema: z.unknown() });
  const { link } = await sandbox.letterTo(to);
  const oobCode = new URL(link ?? '').searchParams.get('oobCode');
  const open = () =>
    callFirebase({
      call: 'signInWithEmailLink',
      body: { email: to, oobCode },
      locale: 'en',
      schema: z.object({ idToken: z.string() }),
    });
  const opened = await open();
  const verified = await verifyIdToken(opened.ok ? opened.value.idToken : '', 'password');
  if (!verified.ok) throw new Error('the link opened nothing');
  return { identity: verified.value, again: await open() };
}

/** As the identity provider signs it, unless something about it is wrong. */
function token(how: { wrong?: string }): Promise<{ idToken: string }> {
  return sandbox.control('identity/token', how);
}
