/**
 * What nobody has told is not made up: the market's time, whose payment methods are offered, what the wallet holds, and
 * the branches of a shop (docs/behaviour.md 8).
 */
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeDraft } from '@/lib/checkout/draft/draft-cookie';
import { fingerprintOf } from '@/lib/checkout/order/fingerprint';
import { pressOrder } from '@/lib/checkout/order/press-order';
import { mistakesOf, obstaclesOf } from '@/lib/checkout/problems';
import type { Customer } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { kept } from '../../unit/stubs/next-cache.ts';
import { checkoutState, fillsCart, readyCheckout } from '../storefront/checkout.ts';
import { opensPage } from '../storefront/pages.ts';
import { openStorefront, sandbox } from '../storefront/sandbox.ts';
import { market, newCustomer } from '../storefront/session.ts';

beforeAll(openStorefront);
let customer: Customer;
beforeEach(async () => {
  customer = await newCustomer();
  kept.clear();
});
afterEach(async () => {
  await sandbox.recovers();
  kept.clear();
  forgetConsole();
});

test('while nobody tells what time it is there, nothing is ordered by another clock, and nothing is lost', async () => {
  const { press, state } = await readyCheckout('cash', { note: 'No onions' });
  kept.clear();
  await sandbox.fails('status', 'rest/timezone', { status: 500 });
  const unknown = await checkoutState({ payment: 'cash', day: '2031-01-02', time: '12:30' }, press.draft.shop);
  expect(unknown).toMatchObject({ days: [], soonest: null, when: { kind: 'none', why: 'unknown' } });
  expect(obstaclesOf(unknown)).toEqual([{ key: 'unknownTime' }]);
  expect(await pressOrder(press)).toMatchObject({
    kind: 'stopped',
    refusal: { form: [{ key: 'checkout.unknownTime' }] },
  });
  expect(await customer.orders()).toEqual([]);
  const page = await opensPage('/checkout');
  expect(page).toContain('what time it is at the shop');
  expect(page).not.toMatch(/Shop is closed|name="day"[^>]*type="radio"/);
  const shops = await opensPage('/restaurants');
  expect(shops).not.toMatch(/Closed, opens|Closes/);
  await sandbox.recovers();
  kept.clear();
  expect(fingerprintOf(await checkoutState({ ...press.draft }, press.draft.shop))).toBe(fingerprintOf(state));
  expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
});

test('what time it is, and whose payment methods are offered, is kept for all languages', async () => {
  await fillsCart();
  await checkoutState();
  await sandbox.fails('status', 'rest/timezone', { status: 500 });
  await sandbox.fails('status', 'rest/settings', { status: 500 });
  expect(obstaclesOf(await checkoutState({}, undefined, { ...market, locale: 'ar' }))).toEqual([]);
});

test('while nobody tells whose payment methods are offered, the site’s are not taken for the shop’s', async () => {
  const { press } = await readyCheckout('cash');
  kept.clear();
  await sandbox.fails('status', 'rest/settings', { status: 500 });
  const unknown = await checkoutState({ payment: 'cash' }, press.draft.shop);
  expect(unknown.payments).toBeNull();
  expect(obstaclesOf(unknown)).toEqual([{ key: 'unknownPayments' }]);
  expect(mistakesOf(unknown)).toEqual([]);
  expect(await pressOrder(press)).toMatchObject({
    kind: 'stopped',
    refusal: { form: [{ key: 'checkout.unknownPayments' }] },
  });
  expect(await opensPage('/checkout')).toContain('how you can pay');
  await sandbox.recovers();
  expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
});

test('a balance that nobody has told is not nothing: the wallet stays chosen, and nothing is ordered on it', async () => {
  const { press } = await readyCheckout('wallet');
  await sandbox.fails('status', 'dashboard/user/profile/show', { status: 500 });
  const unknown = await checkoutState({ payment: 'wallet' }, press.draft.shop);
  expect(unknown.wallet).toBe('unknown');
  expect(mistakesOf(unknown)).toEqual([{ key: 'unknownPayments', field: 'payment' }]);
  expect(mistakesOf(await checkoutState({ payment: 'cash' }, press.draft.shop))).toEqual([]);
  expect(await pressOrder(press)).toMatchObject({ kind: 'stopped' });
  expect(await customer.orders()).toEqual([]);
  await writeDraft(press.draft);
  const page = await opensPage('/checkout');
  expect(page).not.toMatch(/Insufficient wallet balance|it holds/);
  await sandbox.recovers();
  expect(await pressOrder(press)).toMatchObject({ kind: 'ordered' });
});

test('branches that nobody has told are not none: a chosen one stays, and nothing is picked up elsewhere', async () => {
  const { shopId } = await fillsCart();
  const [branch] = await sandbox.read<{ id: number }[]>(`branches?shop_id=${shopId}`);
  const chosen = { fulfilment: 'pickup', payment: 'cash', branch: String(branch?.id) } as const;
  kept.clear();
  await sandbox.fails('status', 'rest/branches', { status: 500 });
  const unknown = await checkoutState(chosen, shopId);
  expect(unknown.branches).toBeNull();
  expect(obstaclesOf(unknown)).toEqual([{ key: 'offline' }]);
  expect(obstaclesOf(await checkoutState({ ...chosen, branch: '' }, shopId))).toEqual([]);
  await writeDraft(unknown.draft);
  const page = await opensPage('/checkout');
  expect(page).not.toContain('Branches not found');
  expect(page).toContain(`name="branch" value="${chosen.branch}"`);
  await sandbox.recovers();
  kept.clear();
  expect(obstaclesOf(await checkoutState(chosen, shopId))).toEqual([]);
});
