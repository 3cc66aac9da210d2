/** Where else can an order of this shop be picked up? docs/api.md 6.4. */

import { Hono } from 'hono';
import { rowsByIds, sortByIds } from '../../database/rows.ts';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { page, single } from '../../presenters/envelope.ts';
import { translations } from '../../presenters/translation.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

interface BranchRow {
  id: number;
  shop_id: number;
  latitude: number;
  longitude: number;
}

export function branchRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/branches', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where();
    const shop = Number(view.check.input.shop_id);
    if (shop) where.and('branches.shop_id = ?', shop);
    const { ids, total } = findPage(
      store,
      { table: 'branches', where, order: byColumn(view, ['id'], 'branches') },
      view,
    );
    return page(context, view, { items: branchItems(view, ids), total });
  });

  routes.get('/rest/branches/:id{[0-9]+}', context => {
    const [branch] = branchItems(viewOf(context, sandbox), [Number(context.req.param('id'))]);
    if (!branch) throw notFound();
    return single(context, branch);
  });

  return routes;
}

function branchItems(view: View, ids: number[]): object[] {
  const sql = 'SELECT * FROM branches WHERE id IN (SELECT value FROM json_each(?))';
  const words = translations(view, 'branch', ids, 'default');
  return sortByIds(ids, rowsByIds<BranchRow>(view.store, sql, ids)).map(({ id, shop_id, latitude, longitude }) => ({
    id,
    shop_id,
    address: { address: words.get(id)?.address ?? '' },
    location: { latitude: String(latitude), longitude: String(longitude) },
    translation: words.get(id) ?? null,
  }));
}
