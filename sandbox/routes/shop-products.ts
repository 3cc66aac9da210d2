/** What does one shop sell, section by section? docs/api.md 6.5, the shop page's main call. */

import { type Context, Hono } from 'hono';
import { type ListView, readFilter } from '../input/filter.ts';
import type { Sandbox, SandboxEnv } from '../input/view.ts';
import { page, single } from '../presenters/envelope.ts';
import { presentProductsWithStock } from '../presenters/product.ts';
import { presentProductsWithStocks } from '../presenters/product-with-stocks.ts';
import { sections } from '../presenters/section.ts';
import { sectionsQuery } from '../queries/category-filter.ts';
import { findAll, findPage, Where } from '../queries/list-query.ts';
import { inCategory, productQuery } from '../queries/product-filter.ts';
import { notFound } from '../refusal.ts';

export function shopProductRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops/:id{[0-9]+}/products', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const shop = shopOf(context);
    const query = sectionsQuery(shop, 'on sale');
    const asked = Number(view.check.input.category_id);
    if (asked) query.where.and(within, asked);
    const { ids } = findPage(store, query, view);
    return single(context, {
      recommended: presentProductsWithStock(view, findAll(store, popularProductsQuery(view, shop)), 'default'),
      all: sections(view, shop, ids),
    });
  });

  /** Sold-out goods are here, with no quantity, unlike in the sections: a list can show that they exist. */
  routes.get('/rest/shops/:id{[0-9]+}/products/paginate', context => {
    const view = readFilter(context, sandbox);
    const query = productQuery(view, 'listed');
    query.where.and('products.shop_id = ?', shopOf(context));
    const order = view.column || view.check.input.order_by ? query.order : 'products.category_id, products.id';
    const { ids, total } = findPage(store, { ...query, order }, view);
    return page(context, view, { items: presentProductsWithStocks(view, ids, 'default'), total });
  });

  routes.get('/rest/shops/:id{[0-9]+}/products/recommended/paginate', context => {
    const view = readFilter(context, sandbox);
    const query = popularProductsQuery(view, shopOf(context));
    view.check.throwIfInvalid();
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentProductsWithStocks(view, ids, 'default'), total });
  });

  function shopOf(context: Context<SandboxEnv>): number {
    const row = store.one<{ id: number }>('SELECT id FROM shops WHERE id = ?', Number(context.req.param('id')));
    if (!row) throw notFound();
    return row.id;
  }

  return routes;
}

const within = 'categories.id IN (SELECT category_id FROM category_tree WHERE ancestor_id = ?)';

function popularProductsQuery(view: ListView, shopId: number) {
  const where = new Where()
    .and('products.listed AND products.in_store AND popular')
    .and('products.shop_id = ?', shopId);
  const category = Number(view.check.input.category_id);
  if (category) inCategory(where, category);
  return { table: 'products', where, order: 'products.id' };
}
