/** One product, and lists of products across shops (docs/api.md 6.6, 6.7). */

import { Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { listed, page, single } from '../../presenters/envelope.ts';
import { presentBestSellers, presentFoundProducts, presentProducts } from '../../presenters/product-lists.ts';
import { presentProductPage } from '../../presenters/product-page.ts';
import { presentProductsWithStocks } from '../../presenters/product-with-stocks.ts';
import { findPage } from '../../queries/list-query.ts';
import { inCategory, productQuery, runningDiscount } from '../../queries/product-filter.ts';
import { idOfUuid } from '../../queries/record-id.ts';
import { notFound } from '../../refusal.ts';

export function productRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/products/paginate', context => {
    const view = readFilter(context, sandbox);
    const { ids, total } = findPage(store, productQuery(view), view);
    return page(context, view, { items: presentProducts(view, ids), total });
  });

  routes.get('/rest/products/search', context => {
    const view = readFilter(context, sandbox);
    const { ids, total } = findPage(store, { ...productQuery(view), order: 'products.id DESC' }, view);
    return page(context, view, { items: presentFoundProducts(view, ids), total });
  });

  routes.get('/rest/products/most-sold', context => {
    const view = readFilter(context, sandbox);
    const query = { ...productQuery(view), order: 'products.sold DESC, products.id DESC' };
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentBestSellers(view, ids), total });
  });

  routes.get('/rest/products/discount', context => {
    const view = readFilter(context, sandbox);
    const query = productQuery(view);
    query.where.and(runningDiscount, view.today, view.today);
    if (view.check.isOn('profitable')) query.where.and(endsToday, view.today);
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentProductsWithStocks(view, ids), total });
  });

  routes.get('/rest/products/ids', context => {
    const view = readFilter(context, sandbox);
    const ids = view.check.numbers('products') ?? [];
    view.check.throwIfInvalid();
    const shown = store.all<{ id: number }>(
      'SELECT id FROM products WHERE listed AND id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    );
    const known = new Set(shown.map(row => row.id));
    return listed(
      context,
      presentProducts(
        view,
        ids.filter(id => known.has(id)),
      ),
    );
  });

  routes.get('/rest/products/shop/:uuid', context => {
    const view = readFilter(context, sandbox);
    const query = productQuery(view);
    query.where.and('products.shop_id = ?', idOfUuid(store, 'shops', context.req.param('uuid')));
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentProducts(view, ids), total });
  });

  routes.get('/rest/products/category/:uuid', context => {
    const view = readFilter(context, sandbox);
    const query = productQuery(view);
    inCategory(query.where, idOfUuid(store, 'categories', context.req.param('uuid')));
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentProducts(view, ids), total });
  });

  routes.get('/rest/products/:uuid', context => {
    const row = store.one<{ id: number }>(
      'SELECT id FROM products WHERE listed AND uuid = ?',
      context.req.param('uuid'),
    );
    if (!row) throw notFound();
    return single(context, presentProductPage(viewOf(context, sandbox), row.id));
  });

  return routes;
}

const endsToday = `products.id IN (
  SELECT product_id FROM discounts JOIN product_discounts ON discount_id = discounts.id WHERE active AND ends = ?)`;
