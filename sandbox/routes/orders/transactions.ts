/** What has a customer paid, for orders and for the wallet (docs/api.md 10.8)? */

import { Hono } from 'hono';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { advanceOrdersOf } from '../../orders/life.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentOrderSummary } from '../../presenters/order.ts';
import { presentOrderCurrency } from '../../presenters/order-currency.ts';
import { presentTransaction } from '../../presenters/transaction.ts';
import { presentWallet } from '../../presenters/user.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { orderById, type TransactionRow, transactionRows } from '../../queries/orders.ts';
import { notFound } from '../../refusal.ts';

export function transactionRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/user/transactions/paginate', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    const model = view.check.enum('model', ['orders', 'wallet']);
    view.check.throwIfInvalid();
    advanceOrdersOf(store, customer.id, view.now);
    const where = new Where().and('transactions.user_id = ?', customer.id);
    if (model) where.and(`transactions.order_id IS ${model === 'orders' ? 'NOT ' : ''}NULL`);
    if (view.check.input.status) where.and('transactions.status = ?', String(view.check.input.status));
    const order = byColumn(view, ['id', 'created_at', 'price'], 'transactions');
    const { ids, total } = findPage(store, { table: 'transactions', where, order }, view);
    return page(context, view, { items: transactionRows(store, ids).map(row => withPayable(view, row)), total });
  });

  routes.get('/dashboard/user/transactions/:id{[0-9]+}', context => {
    const customer = customerOf(context, sandbox);
    const [row] = transactionRows(store, [Number(context.req.param('id'))]);
    if (row?.user_id !== customer.id) throw notFound();
    return single(context, withPayable(viewOf(context, sandbox), row));
  });

  return routes;
}

function withPayable(view: View, row: TransactionRow): object {
  const order = row.order_id === null ? undefined : orderById(view.store, row.order_id);
  const payable = order
    ? { ...presentOrderSummary(view.store, order), currency: presentOrderCurrency(view, order.currency_id) }
    : presentWallet(view, row.user_id);
  return { ...presentTransaction(row), payable };
}
