/** How does a customer request an order's money back, and what became of the requests (docs/api.md 11)? */

import { Hono } from 'hono';
import { insertRow } from '../../database/insert-row.ts';
import { sqlTime } from '../../database/time.ts';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { readImages } from '../../input/order.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { listed, page, single } from '../../presenters/envelope.ts';
import { presentOrder, presentOrders } from '../../presenters/order.ts';
import { presentRefund } from '../../presenters/refund.ts';
import { byColumn, findAll, findPage, Where } from '../../queries/list-query.ts';
import { orderById, orderRows } from '../../queries/orders.ts';
import { type RefundRow, refundRows } from '../../queries/refunds.ts';
import { notFound, Refusal } from '../../refusal.ts';

export function orderRefundRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.post('/dashboard/user/order-refunds', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const { check } = view;
    const orderId = check.integer('order_id', 1, Number.MAX_SAFE_INTEGER);
    const order = orderId === undefined ? undefined : orderById(store, orderId);
    if (orderId === undefined) check.required('order_id');
    else if (order?.user_id !== customer.id) check.fail('order_id', 'The selected order id is invalid.');
    const cause = check.string('cause', 1000) ?? check.fail('cause', 'The cause field is required.');
    const images = readImages(view);
    check.throwIfInvalid();
    const open = "SELECT 1 FROM refunds WHERE order_id = ? AND status IN ('pending', 'accepted')";
    if (store.one(open, orderId ?? 0)) throw new Refusal('ERROR_506');
    const at = sqlTime(view.now);
    insertRow(store, 'refunds', {
      order_id: orderId ?? 0,
      user_id: customer.id,
      status: 'pending',
      cause: cause ?? '',
      images: JSON.stringify(images),
      created_at: at,
      updated_at: at,
    });
    return single(context, null, 'Record was successfully created');
  });

  routes.get('/dashboard/user/order-refunds/paginate', context => {
    const customer = customerOf(context, sandbox);
    const view = readFilter(context, sandbox);
    const orderId = view.check.integer('order_id', 1, Number.MAX_SAFE_INTEGER);
    view.check.throwIfInvalid();
    const where = new Where().and('refunds.user_id = ?', customer.id);
    const { status } = view.check.input;
    if (status) where.and('refunds.status = ?', String(status));
    if (orderId !== undefined) where.and('refunds.order_id = ?', orderId);
    if (view.search) where.and('instr(fold(refunds.cause), fold(?)) > 0', view.search);
    const order = byColumn(view, ['id', 'created_at', 'status'], 'refunds');
    const { ids, total } = findPage(store, { table: 'refunds', where, order }, view);
    return page(context, view, { items: refundItems(view, ids), total });
  });

  routes.get('/dashboard/user/order-refunds', context => {
    const where = new Where().and('refunds.user_id = ?', customerOf(context, sandbox).id);
    const ids = findAll(store, { table: 'refunds', where, order: 'refunds.id DESC' });
    return listed(context, refundItems(viewOf(context, sandbox), ids));
  });

  // Silently keeps pending requests (docs/api.md 11.3).
  routes.delete('/dashboard/user/order-refunds/delete', context => {
    const customer = customerOf(context, sandbox);
    const { check } = viewOf(context, sandbox);
    if (check.input.ids === undefined) check.fail('ids', 'The ids field is required.');
    const ids = check.numbers('ids') ?? [];
    check.throwIfInvalid();
    store.run(
      `DELETE FROM refunds WHERE user_id = ? AND status <> 'pending' AND id IN (SELECT value FROM json_each(?))`,
      ...[customer.id, JSON.stringify(ids)],
    );
    return single(context, null, 'Record was successfully deleted');
  });

  routes.get('/dashboard/user/order-refunds/:id{[0-9]+}', context => {
    const customer = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const [row] = refundRows(view.store, [Number(context.req.param('id'))]);
    const order = row && orderById(store, row.order_id);
    if (!row || order?.user_id !== customer.id) throw notFound();
    return single(context, { ...presentRefund(view, row), order: presentOrder(view, order) });
  });

  return routes;
}

function refundItems(view: View, ids: number[]): object[] {
  const rows = refundRows(view.store, ids);
  const orders = orderRows(view.store, [...new Set(rows.map((row: RefundRow) => row.order_id))]);
  const items = presentOrders(view, orders);
  return rows.map(row => ({
    ...presentRefund(view, row),
    order: items[orders.findIndex(order => order.id === row.order_id)] ?? null,
  }));
}
