/** How does a customer put money into the wallet, and send some to another (docs/api.md 12.3, 12.5)? */

import { Hono } from 'hono';
import { notify } from '../../accounts/notify.ts';
import { type Customer, customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { createTopUpSession } from '../../orders/payment-session.ts';
import { fullName, sendMoney } from '../../orders/send-money.ts';
import { balanceOf, takeFromWallet } from '../../orders/wallet.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentFace } from '../../presenters/person.ts';
import { presentWalletHistory } from '../../presenters/wallet-history.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import type { PaymentSession } from '../../queries/payment-sessions.ts';
import { paymentByTag } from '../../queries/payments.ts';
import { notFound, Refusal } from '../../refusal.ts';

/** R1 tops up by these alone. */
const paymentProvidersOfR1 = ['stripe', 'razorpay', 'paystack'];

export function walletMoneyRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  // R1. In the base currency, as the call names none.
  routes.post('/payments/wallet/payment/top-up', context => {
    const customer = customerOf(context, sandbox);
    const view = { ...viewOf(context, sandbox), rate: 1 };
    const tag = view.check.required('payment_type') ?? '';
    const price = readPrice(view, 'price');
    view.check.throwIfInvalid();
    if (!paymentProvidersOfR1.includes(tag)) throw notFound();
    const base = store.one<{ id: number }>('SELECT id FROM currencies WHERE is_default');
    const topUp = { customer, payment: paymentByTag(store, tag), price, currencyId: base?.id ?? 0 };
    return single(
      context,
      linkToTopUp(
        view,
        store.transaction(() => createTopUpSession(view, topUp)),
      ),
    );
  });

  // R2. Others with a wallet, by id, name, phone or e-mail; neither of the last two is answered.
  routes.get('/dashboard/user/search-sending', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const words = (view.search ?? '').trim();
    const where = new Where()
      .and('users.id <> ? AND users.active AND users.id IN (SELECT user_id FROM wallets)', customer.id)
      .and(
        `CAST(users.id AS TEXT) = ? OR users.email = ? COLLATE NOCASE OR users.phone = ?
         OR instr(fold(ifnull(firstname, '') || ' ' || ifnull(lastname, '')), fold(?)) > 0`,
        ...[words, words, words.replaceAll(/\D/g, ''), words],
      );
    const { ids, total } = findPage(store, { table: 'users', where, order: 'firstname, lastname, users.id' }, view);
    return page(context, view, { items: ids.map(id => presentFace(view, id)), total });
  });

  // R2.
  routes.post('/dashboard/user/wallet/send', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const uuid = view.check.required('uuid');
    const price = readPrice(view, 'price');
    view.check.required('currency_id');
    view.check.throwIfInvalid();
    const receiver = store.one<Customer>('SELECT * FROM users WHERE uuid = ? AND active', uuid ?? '');
    if (!receiver) throw notFound();
    if (receiver.id === customer.id || balanceOf(store, receiver.id) === undefined) throw new Refusal('ERROR_109');
    const id = store.transaction(() => sendMoney(view, { from: customer, to: receiver, amount: price / view.rate }));
    notify(store, receiver.id, { type: 'wallet_top_up', body: `${fullName(customer)} sent you money.` }, view.now);
    return single(context, presentWalletHistory(view, [id])[0]);
  });

  /** Taken at once; the operator pays it out by hand. */
  routes.post('/dashboard/user/wallet/withdraw', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const price = readPrice(view, 'price');
    const note = view.check.string('note') ?? '';
    view.check.throwIfInvalid();
    const move = { userId: customer.id, amount: price / view.rate, note, transactionId: null, now: view.now };
    const id = store.transaction(() => takeFromWallet(store, { ...move, status: 'processed' }));
    return single(context, presentWalletHistory(view, [id])[0]);
  });

  /** Nothing says what becomes of the balance (docs/api.md 12.4), so it stays. */
  routes.post('/dashboard/user/wallet/history/:uuid/status/change', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const sql = 'SELECT id FROM wallet_histories WHERE uuid = ? AND user_id = ?';
    const row = store.one<{ id: number }>(sql, context.req.param('uuid'), customer.id);
    if (!row) throw notFound();
    const status = ['rejected', 'canceled'].find(known => known === view.check.input.status);
    if (status === undefined) throw new Refusal('ERROR_253');
    store.run('UPDATE wallet_histories SET status = ? WHERE id = ?', status, row.id);
    return single(context, presentWalletHistory(view, [row.id])[0]);
  });

  return routes;
}

/** R2's top-up by the call for a payment provider's page; foreign and unknown wallets are refused alike. */
export function readTopUp(view: View, customer: Customer): { price: number; currencyId: number } {
  const { check, store } = view;
  const wallet = check.integer('wallet_id', 1, Number.MAX_SAFE_INTEGER) ?? 0;
  const isOwn = store.one('SELECT 1 FROM wallets WHERE id = ? AND user_id = ?', wallet, customer.id) !== undefined;
  if (!isOwn) check.fail('wallet_id', 'The selected wallet id is invalid.');
  const currencyId = check.integer('currency_id', 1, Number.MAX_SAFE_INTEGER);
  if (currencyId === undefined) check.required('currency_id');
  return { price: readPrice(view, 'total_price'), currencyId: currencyId ?? 0 };
}

export function linkToTopUp({ origin }: View, { id, user_id, minor_units }: PaymentSession) {
  const data = { url: `${origin}/pay/${id}`, price: minor_units, type: 'wallet', user_id, trx_id: id };
  return { id, user_id, trx_id: id, data };
}

/** 0 where it is missing or wrong, which the check remembers. */
function readPrice({ check }: View, field: string): number {
  const price = check.number(field);
  if (price === undefined) check.required(field);
  else if (price < 0.01) check.fail(field, `The ${field.replaceAll('_', ' ')} must be at least 0.01.`);
  return price ?? 0;
}
