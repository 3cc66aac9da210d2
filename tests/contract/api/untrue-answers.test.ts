/**
 * The API refuses what it has carried out, or reports a success without having done anything: nobody pays twice for the
 * first, and is promised the second (R2, docs/api.md 8.5, 10.2, 10.6, 12.5).
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as environment from '@/lib/env';
import { getClock } from '@/lib/market/queries';
import { payOrderAgain } from '@/lib/orders/actions';
import { repeatOrder, stopRepeating } from '@/lib/orders/again/repeat-actions';
import { readSession } from '@/lib/session/session';
import { addDays, wallTime } from '@/lib/time';
import { tipCourier } from '@/lib/tips/actions';
import { sendTransfer } from '@/lib/wallet/send';
import type { PlacedOrder } from '../../support/customers.ts';
import { forgetConsole } from '../../unit/stubs/console.ts';
import { deniesOnce } from '../storefront/answers.ts';
import { posts } from '../storefront/forms.ts';
import { customers, openStorefront, sandbox } from '../storefront/sandbox.ts';
import { freshBrowser, market, newCustomer, signsIn } from '../storefront/session.ts';

beforeAll(openStorefront);

beforeEach(() => {
  const base = environment.env();
  vi.spyOn(environment, 'env').mockReturnValue({ ...base, API_REVISION: 'R2' });
});

const transactions = '/transactions';
const sending = 'wallet/send';

describe('what was refused after it was done', () => {
  test('money that was sent is called sent, and is not sent once more', async () => {
    const { press, balances } = await sender();
    deniesOnce('POST', sending, true);
    expect(await sendTransfer(press)).toEqual({ kind: 'sent' });
    expect(await sendTransfer(press)).toEqual({ kind: 'sentBefore' });
    expect(await balances()).toEqual([87.5, 13.5]);
  });

  test('an order that is paid is called paid', async () => {
    const order = await placed('new', 'stripe');
    deniesOnce('POST', transactions, true);
    expect(await pays(order)).toMatchObject({ notice: 'orderPaid' });
    expect((await order.customer.order(order.id)).transaction?.status).toBe('paid');
  });

  test('a tip that is paid is called paid', async () => {
    const order = await placed('delivered', 'wallet');
    deniesOnce('POST', transactions, true);
    expect(await tips(order)).toMatchObject({ notice: 'tipPaid' });
    expect((await order.customer.order(order.id)).tips).toBe(2.5);
  });

  test('a repeat that has begun is called begun', async () => {
    const order = await placed('delivered', 'wallet');
    deniesOnce('POST', '/repeat', true);
    expect(await repeats(order)).toMatchObject({ notice: 'repeatOn' });
  });
});

describe('what was reported and not done', () => {
  test('money that was not sent is not called sent', async () => {
    const { press, balances } = await sender();
    deniesOnce('POST', sending, false);
    expect(await sendTransfer(press)).toEqual({ kind: 'unknown' });
    expect(await balances()).toEqual([100, 1]);
    expect(await sendTransfer(press), 'pressed again').toEqual({ kind: 'sent' });
    expect(await balances()).toEqual([87.5, 13.5]);
    forgetConsole();
  });

  test('an order that is not paid is not called paid', async () => {
    const order = await placed('new', 'stripe');
    deniesOnce('POST', transactions, false);
    expect((await pays(order)).state.form).toEqual(['payOffline']);
    expect(await pays(order), 'pressed again').toMatchObject({ notice: 'orderPaid' });
    forgetConsole();
  });

  test('a repeat that goes on is not called stopped', async () => {
    const order = await placed('delivered', 'wallet');
    await repeats(order);
    const stop = () => posts(stopRepeating, { order: String(order.id) }, `/orders/${order.id}`);
    deniesOnce('DELETE', 'delete-repeat', false);
    expect((await stop()).state.form).toEqual(['repeatOffline']);
    expect(await stop(), 'pressed again').toMatchObject({ notice: 'repeatOff' });
  });
});

async function placed(status: string, payment: 'wallet' | 'stripe'): Promise<PlacedOrder> {
  await freshBrowser();
  const order = await customers.createWithOrder({ payment, walletMoney: 100 });
  await order.moves(status);
  await signsIn(order.customer.email);
  return order;
}

async function sender() {
  const customer = await newCustomer(100);
  const receiver = await customers.create({ walletMoney: 1 });
  const { uuid: to } = await receiver.profile();
  const customerId = (await readSession())?.customer.id ?? '';
  return {
    press: { customerId, idempotencyKey: crypto.randomUUID(), after: '', to, name: 'Mira', minor: 1250, market },
    balances: () => Promise.all([customer.balance(), receiver.balance()]),
  };
}

async function wallet(): Promise<string> {
  const ways = await sandbox.read<{ id: number; tag: string }[]>('payments');
  return String(ways.find(({ tag }) => tag === 'wallet')?.id);
}

async function pays({ id }: PlacedOrder) {
  return posts(payOrderAgain, { order: String(id), payment: await wallet() }, `/orders/${id}`);
}

async function tips({ id }: PlacedOrder) {
  const fields = { order: String(id), tip: 'other', ownTip: '2.50', payment: await wallet() };
  return posts(tipCourier, fields, `/orders/${id}`);
}

async function repeats({ id }: PlacedOrder) {
  const { date } = wallTime(await getClock('en'));
  return posts(repeatOrder, { order: String(id), from: addDays(date, 1), to: addDays(date, 3) }, `/orders/${id}`);
}
