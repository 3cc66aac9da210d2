/** The inbox: which push messages did a customer get, and which are unread (docs/api.md 13.3, 13.4)? */

import { type Context, Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { type Customer, customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { advanceOrdersOf } from '../../orders/life.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentPushMessages } from '../../presenters/push-message.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

export function inboxRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/dashboard/notifications', context => {
    const customer = upToDate(context);
    const view = readFilter(context, sandbox);
    const type = view.check.string('type');
    view.check.throwIfInvalid();
    const where = new Where().and('user_id = ?', customer.id);
    if (type) where.and('type = ?', type);
    const order = 'read_at IS NOT NULL, created_at DESC, id DESC';
    const { ids, total } = findPage(store, { table: 'push_messages', where, order }, view);
    return page(context, view, { items: presentPushMessages(view, ids), total });
  });

  routes.get('/dashboard/notifications/:id{[0-9]+}', context => one(context, own(context)));

  routes.post('/dashboard/notifications/:id{[0-9]+}/read-at', context => {
    const id = own(context);
    store.run('UPDATE push_messages SET read_at = ifnull(read_at, ?) WHERE id = ?', sqlTime(sandbox.clock.now()), id);
    return one(context, id);
  });

  routes.post('/dashboard/notifications/read-all', context => {
    const customer = customerOf(context, sandbox);
    const sql = 'UPDATE push_messages SET read_at = ? WHERE user_id = ? AND read_at IS NULL';
    store.run(sql, sqlTime(sandbox.clock.now()), customer.id);
    return single(context, null);
  });

  /** Without an envelope (docs/api.md 13.3). */
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

  /** Advances the customer's orders first, as each step sends a message. */
  function upToDate(context: Context<SandboxEnv>): Customer {
    const customer = customerOf(context, sandbox);
    advanceOrdersOf(store, customer.id, sandbox.clock.now());
    return customer;
  }

  function one(context: Context<SandboxEnv>, id: number): Response {
    return single(context, presentPushMessages(viewOf(context, sandbox), [id])[0]);
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
