/** The site-wide calls of docs/api.md 5: settings, clock, version, figures, order statuses, tags. */

import { Hono } from 'hono';
import { marketTime } from '../../clock.ts';
import { marketZone } from '../../environment.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { listed, page, single } from '../../presenters/envelope.ts';
import { presentTime } from '../../presenters/time.ts';
import { translations } from '../../presenters/translation.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { orderStatuses } from '../../rules/order-life.ts';

interface SettingRow {
  id: number;
  key: string;
  value: string | null;
  created_at: string;
}

export function siteRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store, clock } = sandbox;

  routes.get('/rest/settings', context => {
    const { origin } = viewOf(context, sandbox);
    const rows = store.all<SettingRow>('SELECT * FROM settings ORDER BY id');
    return single(
      context,
      rows.map(({ id, key, value, created_at }) => ({
        id,
        key,
        value: value?.startsWith('/images/') ? origin + value : value,
        created_at: presentTime(created_at),
        updated_at: presentTime(created_at),
        deleted_at: null,
      })),
    );
  });

  routes.get('/rest/timezone', context => single(context, { timeZone: marketZone, time: marketTime(clock.now()) }));

  routes.get('/rest/project/version', context => single(context, { version: 'R1-sandbox' }));

  routes.get('/rest/stat', context => {
    const users = store.one<{ count: number }>("SELECT count(*) AS count FROM users WHERE role = 'user'");
    const orders = store.one<{ count: number }>('SELECT sum(orders_count) AS count FROM shops');
    return single(context, { users: users?.count ?? 0, orders: orders?.count ?? 0 });
  });

  routes.get('/rest/order-statuses', context =>
    listed(
      context,
      orderStatuses.map((name, index) => ({ id: index + 1, name, active: true, sort: index + 1 })),
    ),
  );

  routes.get('/rest/order-statuses/select', context =>
    context.json(Object.fromEntries(orderStatuses.map(name => [name, name]))),
  );

  routes.get('/rest/tags/paginate', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const query = { table: 'tags', where: new Where().and('active'), order: byColumn(view, ['id'], 'tags') };
    const { ids, total } = findPage(store, query, view);
    const words = translations(view, 'tag', ids, 'strict');
    return page(context, view, {
      items: ids.map(id => ({ id, active: true, translation: words.get(id) ?? null })),
      total,
    });
  });

  return routes;
}
