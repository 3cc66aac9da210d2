/** The wallet's history and cashback (docs/api.md 10.7, 12.2). */

import { Hono } from 'hono';
import { rowsByIds, sortByIds } from '../../database/rows.ts';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { cashbackFor } from '../../orders/cashback.ts';
import { advanceOrdersOf } from '../../orders/life.ts';
import { balanceOf } from '../../orders/wallet.ts';
import { page, plainPage, single } from '../../presenters/envelope.ts';
import { presentTime } from '../../presenters/time.ts';
import { presentWalletHistory } from '../../presenters/wallet-history.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

export function walletRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/wallet/histories', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    const type = view.check.string('type');
    view.check.throwIfInvalid();
    if (balanceOf(store, customer.id) === undefined) throw notFound();
    advanceOrdersOf(store, customer.id, view.now);
    const where = new Where().and('wallet_histories.user_id = ?', customer.id);
    if (type) where.and('wallet_histories.type = ?', type);
    if (view.check.input.status) where.and('wallet_histories.status = ?', String(view.check.input.status));
    const order = byColumn(view, ['id', 'created_at', 'price'], 'wallet_histories');
    const { ids, total } = findPage(store, { table: 'wallet_histories', where, order }, view);
    return page(context, view, { items: presentWalletHistory(view, ids), total });
  });

  // Has a frame of its own (docs/api.md 10.7).
  routes.get('/dashboard/user/point/histories', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    advanceOrdersOf(store, customer.id, view.now);
    const where = new Where().and('point_histories.user_id = ?', customer.id);
    const { ids, total } = findPage(store, { table: 'point_histories', where, order: 'point_histories.id DESC' }, view);
    return context.json(plainPage(view, { items: presentPointHistory(view, ids), total }));
  });

  // The sandbox has one set of steps for all shops.
  routes.post('/rest/cashback/check', context => {
    const { check, rate } = viewOf(context, sandbox);
    const amount = check.number('amount');
    if ((check.input.amount ?? null) === null) check.required('amount');
    check.throwIfInvalid();
    return single(context, { price: cashbackFor(store, (amount ?? 0) / rate) * rate });
  });

  return routes;
}

interface PointRow {
  id: number;
  user_id: number;
  order_id: number;
  price: number;
  note: string;
  created_at: string;
}

function presentPointHistory(view: View, ids: number[]): object[] {
  const sql = 'SELECT * FROM point_histories WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<PointRow>(view.store, sql, ids)).map(row => ({
    ...row,
    price: row.price * view.rate,
    created_at: presentTime(row.created_at),
  }));
}
