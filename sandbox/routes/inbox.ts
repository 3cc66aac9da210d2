/** What was a customer told, and what of it is unread? The inbox of push messages (API.md 13.3, 13.4). */

import { type Context, Hono } from 'hono';
import { type Customer, customerOf } from '../asked/customer.ts';
import { filterOf } from '../asked/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../asked/view.ts';
import { bringForwardOf } from '../orders/life.ts';
import { pageOf, Where } from '../queries/where.ts';
import { notFound } from '../refusal.ts';
import { page, single } from '../wire/envelope.ts';
import { stored } from '../wire/present.ts';
import { pushMessages } from '../wire/push-message.ts';

export function inboxRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/notifications', context => {
    const customer = upToDate(context);
    const view = filterOf(context, sandbox);
    const type = view.check.text('type');
    view.check.done();
    const where = new Where().and('user_id = ?', customer.id);
    if (type) where.and('type = ?', type);
    const order = 'read_at IS NOT NULL, created_at DESC, id DESC';
    const { ids, total } = pageOf(store, { table: 'push_messages', where, order }, view);
    return page(context, view, { items: pushMessages(view, ids), total });
  });

  routes.get('/dashboard/notifications/:id{[0-9]+}', context => one(context, own(context)));

  routes.post('/dashboard/notifications/:id{[0-9]+}/read-at', context => {
    const id = own(context);
    store.run('UPDATE push_messages SET read_at = ifnull(read_at, ?) WHERE id = ?', stored(sandbox.clock.now()), id);
    return one(context, id);
  });

  routes.post('/dashboard/notifications/read-all', context => {
    const customer = customerOf(context, sandbox);
    const sql = 'UPDATE push_messages SET read_at = ? WHERE user_id = ? AND read_at IS NULL';
    store.run(sql, stored(sandbox.clock.now()), customer.id);
    return single(context, null);
  });

  /** Bare, as API.md 13.3 has it. */
  routes.get('/dashboard/user/profile/notifications-statistic', context => {
    const customer = upToDate(context);
    const rows = store.all<{ type: string; count: number }>(
      'SELECT type, count(*) AS count FROM push_messages WHERE user_id = ? AND read_at IS NULL GROUP BY type',
      customer.id,
    );
    const counts = Object.fromEntries(rows.map(({ type, count }) => [type, count]));
    const notification = rows.reduce((sum, { count }) => sum + count, 0);
    return context.json({ notification, ...Object.fromEntries(counted.map(type => [type, counts[type] ?? 0])) });
  });

  /** Orders go on while nobody looks, and that is told here. */
  function upToDate(context: Context<SandboxEnv>): Customer {
    const customer = customerOf(context, sandbox);
    bringForwardOf(store, customer.id, sandbox.clock.now());
    return customer;
  }

  function one(context: Context<SandboxEnv>, id: number): Response {
    return single(context, pushMessages(viewOf(context, sandbox), [id])[0]);
  }

  function own(context: Context<SandboxEnv>): number {
    const customer = customerOf(context, sandbox);
    const id = Number(context.req.param('id'));
    if (!store.one('SELECT 1 FROM push_messages WHERE id = ? AND user_id = ?', id, customer.id)) throw notFound();
    return id;
  }

  return routes;
}

const counted = [
  'new_order',
  'new_user_by_referral',
  'status_changed',
  'new_in_table',
  'booking_status',
  'new_booking',
  'news_publish',
  'transaction',
];
