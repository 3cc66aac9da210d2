/** Where can an order be collected that a courier has brought (R2)? docs/api.md 19.3. */

import { Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentCollectionPoints } from '../../presenters/collection-point.ts';
import { page, single } from '../../presenters/envelope.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

export function collectionPointRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/delivery-points', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where().and('active');
    const { ids, total } = findPage(store, { table: 'collection_points', where, order: 'id' }, view);
    return page(context, view, { items: presentCollectionPoints(view, ids), total });
  });

  routes.get('/rest/delivery-points/:id{[0-9]+}', context => {
    const [point] = presentCollectionPoints(viewOf(context, sandbox), [Number(context.req.param('id'))]);
    if (!point) throw notFound();
    return single(context, point);
  });

  return routes;
}
