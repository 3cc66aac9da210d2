/** Signing in over the real sandbox: both spellings of an account, refusals, and the profile with its wallet (API 4.2, 13.1). */
import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { single } from '@/lib/api/schema';
import { profileSchema, signedInSchema } from '@/lib/profile/schema';
import { openMarket } from './market.ts';

beforeAll(openMarket, 60_000);

function signIn(body: object) {
  return callApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema: single(signedInSchema) });
}

async function tokenOf(email: string): Promise<string> {
  const signedIn = await signIn({ email, password: 'doorstep1' });
  if (!signedIn.ok) throw new Error(`${email} cannot sign in`);
  return `Bearer ${signedIn.value.token}`;
}

test('e-mail and password give a token and the customer', async () => {
  const signedIn = await signIn({ email: 'nora@doorstep.test', password: 'doorstep1' });
  expect(signedIn).toMatchObject({
    ok: true,
    value: { customer: { firstName: 'Nora', lastName: 'Field', isAdmin: false, hasPassword: true } },
  });
});

test('a wrong password and an unknown account are refusals', async () => {
  const wrong = await signIn({ email: 'nora@doorstep.test', password: 'guess' });
  expect(wrong).toMatchObject({ ok: false, why: 'refused', code: 'ERROR_102' });
  const unknown = await signIn({ email: 'nobody@doorstep.test', password: 'doorstep1' });
  expect(unknown).toMatchObject({ ok: false, why: 'refused', code: 'ERROR_400' });
});

test('the profile tells the wallet in the currency that was asked for', async () => {
  const authorization = await tokenOf('nora@doorstep.test');
  const ask = (currency: string) =>
    callApi({
      path: 'dashboard/user/profile/show',
      locale: 'en',
      query: currency === 'base' ? {} : { currency_id: currency },
      schema: single(profileSchema(currency)),
      authorization,
    });
  const base = await ask('base');
  expect(base).toMatchObject({ ok: true, value: { wallet: { minor: 25_000, currency: 'base' } } });
  const other = await ask('2');
  expect(other.ok && other.value.wallet?.minor !== 25_000).toBe(true);
});

test('the admin is known as one', async () => {
  const signedIn = await signIn({ email: 'admin@doorstep.test', password: 'doorstep1' });
  expect(signedIn).toMatchObject({ ok: true, value: { customer: { isAdmin: true } } });
});

test('a token that was signed out opens nothing', async () => {
  const authorization = await tokenOf('sam@doorstep.test');
  const out = {
    path: 'auth/logout',
    method: 'POST' as const,
    locale: 'en' as const,
    schema: z.unknown(),
    authorization,
  };
  expect(await callApi(out)).toMatchObject({ ok: true });
  const profile = await callApi({
    path: 'dashboard/user/profile/show',
    locale: 'en',
    schema: z.unknown(),
    authorization,
  });
  expect(profile).toEqual({ ok: false, why: 'unauthorized' });
  vi.unstubAllEnvs();
});
