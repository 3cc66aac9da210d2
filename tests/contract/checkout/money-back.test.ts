/** What of an order comes back to the wallet, said before it is placed (docs/api.md 10.7). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findMoneyBack } from '@/lib/checkout/money-back';
import { listCurrencies } from '@/lib/market/currencies';
import { checkoutState, fillsCart } from '../storefront/checkout.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
beforeEach(() => newCustomer());

test('what comes back to the wallet is known before ordering, in the currency of the page', async () => {
  await fillsCart();
  const state = await checkoutState();
  const total = state.totals?.total.minor ?? 0;
  expect(total).toBeGreaterThanOrEqual(2500);
  const share = total < 6000 ? 0.02 : 0.04;
  expect(await findMoneyBack(state, market)).toEqual({ minor: Math.round(total * share), currency: 'base' });
  expect(await findMoneyBack({ ...state, session: null }, market)).toBeNull();
  const small = state.totals && { ...state.totals, total: { minor: 2499, currency: 'base' } };
  expect(await findMoneyBack({ ...state, totals: small }, market)).toBeNull();
  const [other] = (await listCurrencies('en')).filter(({ rate }) => rate !== 1);
  const elsewhere = { locale: 'en', currency: other?.id ?? '' } as const;
  const there = await checkoutState({}, undefined, elsewhere);
  const back = await findMoneyBack(there, elsewhere);
  expect(back?.currency).toBe(other?.id);
  expect((back?.minor ?? 0) / (there.totals?.total.minor ?? 1)).toBeCloseTo(share, 3);
});

test('an answer about money back that is late or missing is left out', async () => {
  await fillsCart();
  const state = await checkoutState();
  await sandbox.fails('delay', 'rest/cashback/check', { milliseconds: 2000, times: 1 });
  const began = performance.now();
  expect(await findMoneyBack(state, market)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1900);
  await sandbox.fails('status', 'rest/cashback/check', { status: 404, times: 1 });
  expect(await findMoneyBack(state, market)).toBeNull();
});
