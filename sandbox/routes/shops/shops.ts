/** Lists of shops, and one shop (docs/api.md 6.2 to 6.4). */

import { Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { listed, page, single } from '../../presenters/envelope.ts';
import { presentShops } from '../../presenters/shop.ts';
import {
  presentFoundShops,
  presentRecommendedShops,
  presentShopPage,
  presentShopsWithTags,
} from '../../presenters/shop-lists.ts';
import { translations } from '../../presenters/translation.ts';
import { findAll, findPage } from '../../queries/list-query.ts';
import { recommendedFrom, shopQuery } from '../../queries/shop-filter.ts';
import { shopRows } from '../../queries/shops.ts';
import { notFound } from '../../refusal.ts';

export function shopRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops/paginate', context => {
    const view = readFilter(context, sandbox);
    const { ids, total } = findPage(store, shopQuery(view), view);
    return page(context, view, { items: presentShops(view, ids, recommendedFrom(view)), total });
  });

  routes.get('/rest/shops/search', context => {
    const view = readFilter(context, sandbox);
    const query = shopQuery(view);
    const { ids, total } = findPage(store, { ...query, order: 'shops.id DESC', orderValues: [] }, view);
    return page(context, view, { items: presentFoundShops(view, ids), total });
  });

  routes.get('/rest/shops/select-paginate', context => {
    const view = readFilter(context, sandbox);
    const { ids, total } = findPage(store, shopQuery(view), view);
    const words = translations(view, 'shop', ids, 'strict');
    return page(context, view, { items: ids.map(id => ({ id, translation: words.get(id) ?? null })), total });
  });

  routes.get('/rest/shops/recommended', context => {
    const view = readFilter(context, sandbox);
    const query = shopQuery(view);
    query.where.and('shops.open').and('shops.sold_lately >= ?', recommendedFrom(view));
    return single(context, presentRecommendedShops(view, findAll(store, query)));
  });

  routes.get('/rest/shops', context => {
    const view = readFilter(context, sandbox);
    const ids = view.check.numbers('shops') ?? [];
    view.check.throwIfInvalid();
    const approved = shopRows(view, ids).filter(row => row.status === 'approved');
    return listed(context, presentShopsWithTags(view, approved));
  });

  routes.get('/rest/shops/:id', context => {
    const view = viewOf(context, sandbox);
    const key = context.req.param('id');
    const row = store.one<{ id: number }>(
      `SELECT id FROM shops WHERE ${/^\d+$/.test(key) ? 'id = CAST(? AS INTEGER)' : 'uuid = ?'}`,
      key,
    );
    const [shop] = row ? presentShopPage(view, row.id, recommendedFrom(view)) : [];
    if (!shop) throw notFound();
    return single(context, shop);
  });

  return routes;
}
