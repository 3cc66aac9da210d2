/** Which shops are there, and what is one like? API.md 6.2 to 6.4. */

import { Hono } from 'hono';
import { filterOf } from '../asked/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../asked/view.ts';
import { leastSold, shopQuestion } from '../queries/shop-filter.ts';
import { allOf, pageOf } from '../queries/where.ts';
import { notFound } from '../refusal.ts';
import { listed, page, single } from '../wire/envelope.ts';
import { shopItems, shopRows } from '../wire/shop.ts';
import { foundShops, recommendedShops, shopPage, shopsWithTags } from '../wire/shop-lists.ts';
import { translations } from '../wire/translation.ts';

export function shopRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops/paginate', context => {
    const view = filterOf(context, sandbox);
    const { ids, total } = pageOf(store, shopQuestion(view), view);
    return page(context, view, { items: shopItems(view, ids, leastSold(view)), total });
  });

  routes.get('/rest/shops/search', context => {
    const view = filterOf(context, sandbox);
    const question = shopQuestion(view);
    const { ids, total } = pageOf(store, { ...question, order: 'shops.id DESC', orderValues: [] }, view);
    return page(context, view, { items: foundShops(view, ids), total });
  });

  routes.get('/rest/shops/select-paginate', context => {
    const view = filterOf(context, sandbox);
    const { ids, total } = pageOf(store, shopQuestion(view), view);
    const words = translations(view, 'shop', ids, 'strict');
    return page(context, view, { items: ids.map(id => ({ id, translation: words.get(id) ?? null })), total });
  });

  routes.get('/rest/shops/recommended', context => {
    const view = filterOf(context, sandbox);
    const question = shopQuestion(view);
    question.where.and('shops.open').and('shops.sold_lately >= ?', leastSold(view));
    return single(context, recommendedShops(view, allOf(store, question)));
  });

  routes.get('/rest/shops', context => {
    const view = filterOf(context, sandbox);
    const ids = view.check.numbers('shops') ?? [];
    view.check.done();
    const approved = shopRows(view, ids).filter(row => row.status === 'approved');
    return listed(context, shopsWithTags(view, approved));
  });

  routes.get('/rest/shops/:id', context => {
    const view = viewOf(context, sandbox);
    const key = context.req.param('id');
    const row = store.one<{ id: number }>(
      `SELECT id FROM shops WHERE ${/^\d+$/.test(key) ? 'id = CAST(? AS INTEGER)' : 'uuid = ?'}`,
      key,
    );
    const [shop] = row ? shopPage(view, row.id, leastSold(view)) : [];
    if (!shop) throw notFound();
    return single(context, shop);
  });

  return routes;
}
