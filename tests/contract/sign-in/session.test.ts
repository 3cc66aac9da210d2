/**
 * Signing in over the real sandbox: both spellings of an account, refusals, and the profile with its wallet
 * (docs/api.md 4.2, 13.1).
 */
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { envelope } from '@/lib/api/envelopes';
import { profileSchema, signedInSchema } from '@/lib/profile/schema';
import { admin, nora, password, sam } from '../../support/customers.ts';
import { openStorefront } from '../storefront/sandbox.ts';

beforeAll(openStorefront);

function signIn(body: object) {
  return callApi({ path: 'auth/login', method: 'POST', body, locale: 'en', schema: envelope(signedInSchema) });
}

async function tokenOf(email: string): Promise<string> {
  const signedIn = await signIn({ email, password });
  if (!signedIn.ok) throw new Error(`${email} cannot sign in`);
  return `Bearer ${signedIn.value.token}`;
}

test('e-mail and password give a token and the customer', async () => {
  const signedIn = await signIn({ email: nora, password });
  expect(signedIn).toMatchObject({
    ok: true,
    value: { customer: { firstName: 'Nora', lastName: 'Field', isAdmin: false, hasPassword: true } },
  });
});

test('a wrong password and an unknown account are refusals', async () => {
  const wrong = await signIn({ email: nora, password: 'guess' });
  expect(wrong).toMatchObject({ ok: false, why: 'refused', code: 'ERROR_102' });
  const unknown = await signIn({ email: 'nobody@doorstep.test', password });
  expect(unknown).toMatchObject({ ok: false, why: 'refused', code: 'ERROR_400' });
});

test('the profile tells the wallet in the currency that was asked for', async () => {
  const authorization = await tokenOf(nora);
  const profileIn = (currency: string) =>
    callApi({
      path: 'dashboard/user/profile/show',
      locale: 'en',
      query: currency === 'base' ? {} : { currency_id: currency },
      schema: envelope(profileSchema(currency)),
      authorization,
    });
  const base = await profileIn('base');
  expect(base).toMatchObject({ ok: true, value: { wallet: { minor: 25_000, currency: 'base' } } });
  const other = await profileIn('2');
  expect(other.ok && other.value.wallet?.minor !== 25_000).toBe(true);
});

test('the admin is known as one', async () => {
  const signedIn = await signIn({ email: admin, password });
  expect(signedIn).toMatchObject({ ok: true, value: { customer: { isAdmin: true } } });
});

test('a token that was signed out opens nothing', async () => {
  const authorization = await tokenOf(sam);
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
});
