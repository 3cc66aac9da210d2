/** The wallet over the real sandbox: its history, filling it at a provider, and payments (docs/api.md 10.8, 12). */
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { readPaymentVisit } from '@/lib/payments/payment-provider';
import { readSession } from '@/lib/session/session';
import { payOn, topUpWallet } from '@/lib/wallet/actions';
import { openTopUp } from '@/lib/wallet/open-top-up';
import { listMoves, listTransactions } from '@/lib/wallet/queries';
import { topUpState } from '@/lib/wallet/top-up-state';
import { type Customer, nora } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { cookieJar } from '../../unit/stubs/next-headers.ts';
import { posts } from '../storefront/forms.ts';
import { mustSucceed } from '../storefront/must-succeed.ts';
import { calls, openStorefront, origin, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer, signsIn, signsInAnew } from '../storefront/session.ts';

beforeAll(openStorefront);

/** As the page's form does: $20 by card, all presses of one page under one idempotency key. */
const form = (more: Record<string, string> = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  choice: '2000',
  currency: 'base',
  payment: 'stripe',
  ...more,
});
/** Without script, so the provider's page is a page of ours away. `url`: of that page, or null where none was given. */
async function press(fields: Record<string, string>) {
  const answer = await posts(topUpWallet, fields, '/wallet/top-up');
  return { ...answer, url: answer.to === '/wallet?pay=1' ? await readPaymentVisit() : null };
}

/** What the customer does on the provider's page. */
async function atProvider(url: string, outcome: 'paid' | 'failed' | 'canceled'): Promise<void> {
  const answer = await sandbox.request('POST', '/api/v1/webhook/stripe/payment', {
    body: { session: url.slice(`${origin}/pay/`.length), status: outcome },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}

async function stateNow() {
  const session = await readSession();
  const open = await openTopUp.read(session?.customer.id ?? '');
  return open === null ? null : mustSucceed(await topUpState(open, 'en'));
}

const links = () => calls.filter(path => /wallet\/payment\/top-up|wallet_id=/.test(path)).length;

test('the history leads to the balance, in each currency and over all its pages', async () => {
  await freshBrowser();
  await sandbox.reset();
  await signsIn(nora);
  const pages = mustSucceed(await listMoves(3, market));
  expect(pages).toMatchObject({ firstPage: 1, page: 3 });
  const all = mustSucceed(await listMoves(pages.lastPage, market)).items;
  expect(all.length).toBeGreaterThan(60);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['paid', 'returned', 'cashback', 'topUp', 'received', 'out', 'referral', 'referralTaken']),
  );
  const moved = all.filter(({ status }) => status === 'paid');
  const sum = moved.reduce((total, { sign, amount }) => total + sign * amount.minor, 0);
  expect(Math.abs(sum - 25_000)).toBeLessThanOrEqual(moved.length / 2);
  const inEuro = mustSucceed(await listMoves(1, { ...market, currency: '2' })).items;
  expect(inEuro[0]?.amount.currency).toBe('2');
  expect(Math.abs((inEuro[0]?.amount.minor ?? 0) - (all[0]?.amount.minor ?? 0) * 0.92)).toBeLessThan(1);
});

describe.each(['R1', 'R2'] as const)('filling it in %s', revision => {
  let customer: Customer;
  beforeEach(async () => {
    const { env } = environment;
    const base = env();
    vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: revision });
    customer = await newCustomer(5);
    calls.length = 0;
  });

  test('paid: the money is there, once, and the way back leads to the wallet', async () => {
    const { url } = await press(form());
    expect(url).toContain(`${origin}/pay/`);
    expect(cookieJar.get('paying')).toBe('wallet');
    expect(await stateNow()).toBe('awaited');
    await atProvider(url ?? '', 'paid');
    await atProvider(url ?? '', 'paid');
    expect(await stateNow()).toBe('arrived');
    expect(await customer.balance()).toBe(25);
    const [move] = mustSucceed(await listMoves(1, market)).items;
    expect(move).toMatchObject({ kind: 'topUp', sign: 1, status: 'paid', amount: { minor: 2000 } });
    const [payment] = mustSucceed(await listTransactions(1, 'en')).items;
    expect(payment).toMatchObject({ orderId: '', isTopUp: true, tag: 'stripe', status: 'paid', price: 20 });
  });

  test('failed is tried again on the same page; walked away from begins another', async () => {
    const fields = form();
    const { url } = await press(fields);
    await atProvider(url ?? '', 'failed');
    expect(await stateNow()).toBe('failed');
    expect((await press(fields)).url).toBe(url);
    // The page that says so leads there too, and back again.
    cookieJar.delete('paying');
    expect(await posts(payOn, {}, '/wallet')).toMatchObject({ to: '/wallet?pay=1' });
    expect([await readPaymentVisit(), cookieJar.get('paying')]).toEqual([url, 'wallet']);
    await atProvider(url ?? '', 'canceled');
    expect(await stateNow()).toBe('canceled');
    const second = await press(fields);
    expect(second.url).toContain('/pay/');
    expect(second.url).not.toBe(url);
    expect(await customer.balance()).toBe(5);
  });

  test.each([
    ['by the same button', press],
    ['from the wallet', (_fields: Record<string, string>) => posts(payOn, {}, '/wallet')],
  ])(
    'who tries again %s is not told once more that the first try failed, as they may have paid since',
    async (_, tries) => {
      const fields = form();
      const { url } = await press(fields);
      await atProvider(url ?? '', 'failed');
      await tries(fields);
      expect(await stateNow()).toBe('awaited');
      await sandbox.control('clock', { offsetSeconds: 5 });
      onTestFinished(async () => void (await sandbox.ask('DELETE', '/_sandbox/clock')));
      await atProvider(url ?? '', 'failed');
      expect(await stateNow()).toBe('failed');
    },
  );

  test('pressed twice at once, again, and from a page opened anew: one payment, and none after it was paid', async () => {
    const fields = form();
    const [one, two] = await Promise.all([press(fields), press(fields)]);
    expect(one.url).toContain('/pay/');
    expect(two.url).toBe(one.url);
    expect((await press(fields)).url).toBe(one.url);
    expect((await press(form())).url).toBe(one.url);
    expect(links()).toBe(1);
    await atProvider(one.url ?? '', 'paid');
    expect(await press(fields)).toMatchObject({ to: '/wallet', notice: 'walletArrivedBefore' });
    expect(links()).toBe(1);
    // Another page is another wish.
    expect((await press(form())).url).not.toBe(one.url);
    expect(await customer.balance()).toBe(25);
  });

  test.each(['lost', 'drop', 'status', 'broken-json'] as const)('%s answers to the link charge nothing', async kind => {
    const path = revision === 'R1' ? 'payments/wallet' : 'dashboard/user/order-stripe-process';
    await sandbox.fails(kind, path, { times: 1, ...(kind === 'status' && { status: 502 }) });
    const fields = form();
    expect(await press(fields)).toMatchObject({
      to: '/wallet/top-up?amount=2000&currency=base',
      notice: 'wallet.unknown',
    });
    const { url } = await press(fields);
    await atProvider(url ?? '', 'paid');
    expect(await stateNow()).toBe('arrived');
    expect(await customer.balance()).toBe(25);
    forgetConsole();
  });

  test('nobody can look what became of the first press: nothing is begun', async () => {
    const fields = form();
    const { url } = await press(fields);
    await atProvider(url ?? '', 'paid');
    await sandbox.fails('drop', 'dashboard/user/wallet/histories');
    expect(await press(fields)).toMatchObject({
      to: '/wallet/top-up?amount=2000&currency=base',
      notice: 'wallet.unknown',
    });
    await sandbox.recovers();
    expect(await press(fields)).toMatchObject({ to: '/wallet' });
    expect(links()).toBe(1);
    forgetConsole();
  });

  test('amounts and ways that are none are refused beside their fields', async () => {
    const wrong = async (more: Record<string, string>) => (await press(form(more))).state.fields;
    expect(await wrong({ choice: 'own', own: '1,000' })).toHaveProperty('own');
    expect(await wrong({ choice: 'own', own: '0' })).toHaveProperty('own');
    expect(await wrong({ choice: '0' })).toHaveProperty('choice');
    expect(await wrong({ choice: '999999999999' })).toHaveProperty('choice');
    expect((await press(form({ payment: 'cash' }))).url).toBeNull();
    expect((await press(form({ payment: 'paystack' }))).url).toBeNull();
    // Of a single payment provider the field is hidden, and has no place for an error.
    for (const payment of ['..', 'x'.repeat(41), 'cash'])
      expect((await press(form({ payment }))).state.form).not.toEqual([]);
    expect(links()).toBe(0);
    expect((await press(form({ choice: 'own', own: '١٢٫٥٠' }))).url).toContain('/pay/');
  });

  test('one customer’s top-up is nobody else’s', async () => {
    const { url } = await press(form());
    await signsInAnew(0);
    expect(await stateNow()).toBeNull();
    expect((await press(form())).url).not.toBe(url);
  });
});
