/** How does a customer have an order come again, and stop it (R2, docs/api.md 8.5)? */

import { Hono } from 'hono';
import { insertRow } from '../../database/insert-row.ts';
import { sqlTime } from '../../database/time.ts';
import { customerOf } from '../../input/customer.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { single } from '../../presenters/envelope.ts';
import { presentOrder } from '../../presenters/order.ts';
import { notFound } from '../../refusal.ts';
import { ownOrder } from './orders.ts';

export function repeatRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  // Delivered orders without an accepted refund; a second call replaces the first.
  routes.post('/dashboard/user/orders/:id{[0-9]+}/repeat', context => {
    const order = ownOrder(context, sandbox);
    const view = viewOf(context, sandbox);
    const refunded = "SELECT 1 FROM refunds WHERE order_id = ? AND status = 'accepted'";
    if (order.status !== 'delivered' || store.one(refunded, order.id)) throw notFound();
    const { check } = view;
    for (const field of ['from', 'to']) check.required(field);
    const starts = check.date('from') ?? '';
    const ends = check.date('to') ?? '';
    if (starts < view.today) check.fail('from', 'The from must be a date after or equal to today.');
    if (ends < starts) check.fail('to', 'The to must be a date after or equal to from.');
    check.throwIfInvalid();
    const at = sqlTime(view.now);
    store.transaction(() => {
      store.run('DELETE FROM order_repeats WHERE order_id = ?', order.id);
      const times = { made: '', created_at: at, updated_at: at };
      insertRow(store, 'order_repeats', { order_id: order.id, starts, ends, ...times });
    });
    return single(context, presentOrder(view, order), 'Record was successfully created');
  });

  routes.delete('/dashboard/user/orders/:id{[0-9]+}/delete-repeat', context => {
    const customer = customerOf(context, sandbox);
    const own = 'SELECT order_repeats.id FROM order_repeats JOIN orders ON orders.id = order_id';
    const sql = `${own} WHERE order_repeats.id = ? AND user_id = ?`;
    const repeat = store.one<{ id: number }>(sql, Number(context.req.param('id')), customer.id);
    if (!repeat) throw notFound();
    store.run('DELETE FROM order_repeats WHERE id = ?', repeat.id);
    return single(context, null, 'Record was successfully deleted');
  });

  return routes;
}
