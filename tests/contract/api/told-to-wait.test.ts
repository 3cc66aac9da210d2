/** The API says when it wants to be asked again: until then it is not, and forms tell their customer when. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { liveApi } from '@/lib/api/live';
import { followWaits, noteWait } from '@/lib/api/told-to-wait';
import { stayOnPage } from '@/lib/forms/stay-on-page';
import { requestPathHeader } from '@/lib/paths/request-path';
import { saveDetails } from '@/lib/profile/actions';
import { getShop } from '@/lib/shops/queries';
import { signIn } from '@/lib/sign-in/actions';
import english from '../../../messages/en.json' with { type: 'json' };
import { password } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar, request } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { opensPage } from '../storefront/pages.ts';
import { calls, catalog, customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer } from '../storefront/session.ts';

const soon = 'It should work again in 40 seconds.';
const tooMany = { status: 429, retryAfter: 40, times: 1 };

beforeAll(openStorefront);
beforeEach(freshBrowser);
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.recovers();
  forgetConsole();
});

test.each([
  [{ status: 429 }, 'rest/careers/paginate', true],
  [{ status: 400, code: 'ERROR_429' }, 'rest/currencies/active', true],
  [{ status: 503 }, 'rest/languages/active', true],
  [{ status: 500 }, 'rest/settings', false],
  [{ status: 400 }, 'rest/faqs/paginate', false],
])('%o with Retry-After', async (fault, path, isHeld) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const ask = () => liveApi({ path, locale: 'en', schema: z.unknown() });
  await sandbox.fails('status', path, { ...fault, retryAfter: 30, times: 1 });
  expect(await ask()).toMatchObject({ ok: false });
  calls.length = 0;
  vi.advanceTimersByTime(29_000);
  const held = { ok: false, why: 'offline', turnedAway: 'tooMany' };
  expect(await ask()).toMatchObject(isHeld ? held : { ok: true });
  expect(calls).toHaveLength(isHeld ? 0 : 1);
  vi.advanceTimersByTime(1000);
  expect(await ask()).toMatchObject({ ok: true });
});

test("a customer's form says when, and does not ask before", async () => {
  await newCustomer();
  const details = { firstname: 'Stella', lastname: 'Stone', birthday: '1990-02-28', gender: 'female' };
  await sandbox.fails('status', 'dashboard/user/profile/update', { ...tooMany, method: 'PUT' });
  expect((await posts(saveDetails, details, '/profile')).state.form).toEqual(['unchanged', soon]);
  calls.length = 0;
  expect((await posts(saveDetails, details, '/profile')).state.form).toEqual(['unchanged', soon]);
  expect(calls.filter(path => path.includes('profile/update'))).toEqual([]);
});

test("signing in says when, and another visitor's password is checked meanwhile", async () => {
  const { email } = await customers.create();
  const fields = { login: email, password, returnTo: '/' };
  await sandbox.fails('status', 'auth/login', tooMany);
  expect((await posts(signIn, fields, '/login')).state.form).toEqual(['tooManyAttempts', soon]);
  expect(await posts(signIn, fields, '/login')).toMatchObject({ to: '/' });
});

test('without script the next page says when', async () => {
  request.headers = new Headers({ [requestPathHeader]: '/checkout' });
  const answered = followWaits(async () => {
    noteWait(40);
    return stayOnPage('checkout.offline', '/checkout');
  });
  await expect(answered).rejects.toThrow('NEXT_REDIRECT');
  expect(await opensPage('/settings', cookieJar.get('notice'))).toContain(`${english.errors.checkout.offline} ${soon}`);
});

test('the kept answer stands in meanwhile, without a call', async () => {
  const [shop] = await catalog.restaurants();
  const id = String(shop?.id);
  expect(await getShop(id, market)).toMatchObject({ ok: true });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  await sandbox.fails('status', `rest/shops/${id}`, { status: 503, retryAfter: 40, times: 1 });
  expect(await getShop(id, market)).toMatchObject({ ok: true });
  calls.length = 0;
  expect(await getShop(id, market)).toMatchObject({ ok: true });
  expect(calls).toEqual([]);
});
