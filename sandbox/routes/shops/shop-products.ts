/** What does one shop sell, section by section (docs/api.md 6.5)? */

import { Hono } from 'hono';
import { type ListView, readFilter } from '../../input/filter.ts';
import type { Sandbox, SandboxEnv } from '../../input/view.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentProductsWithStock } from '../../presenters/product.ts';
import { presentProductsWithStocks } from '../../presenters/product-with-stocks.ts';
import { presentNestedSections, presentSections } from '../../presenters/section.ts';
import { sectionsQuery } from '../../queries/category-filter.ts';
import { findAll, findPage, Where } from '../../queries/list-query.ts';
import { inCategory, productQuery } from '../../queries/product-filter.ts';
import { idOrNotFound } from '../../queries/record-id.ts';
import { isNested } from '../../queries/settings.ts';

export function shopProductRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops/:id{[0-9]+}/products', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const shop = idOrNotFound(store, 'shops', context.req.param('id'));
    const query = sectionsQuery(shop, 'on sale');
    const category = Number(view.check.input.category_id);
    if (category) query.where.and(withinCategory, category);
    const { ids } = findPage(store, query, view);
    return single(context, {
      recommended: presentProductsWithStock(view, findAll(store, popularProductsQuery(view, shop))),
      all: isNested(store) ? presentNestedSections(view, shop, ids) : presentSections(view, shop, ids),
    });
  });

  /** Unlike the sections, includes sold-out products, without a quantity. */
  routes.get('/rest/shops/:id{[0-9]+}/products/paginate', context => {
    const view = readFilter(context, sandbox);
    const query = productQuery(view, 'listed');
    query.where.and('products.shop_id = ?', idOrNotFound(store, 'shops', context.req.param('id')));
    const order = view.column || view.check.input.order_by ? query.order : 'products.category_id, products.id';
    const { ids, total } = findPage(store, { ...query, order }, view);
    return page(context, view, { items: presentProductsWithStocks(view, ids), total });
  });

  routes.get('/rest/shops/:id{[0-9]+}/products/recommended/paginate', context => {
    const view = readFilter(context, sandbox);
    const query = popularProductsQuery(view, idOrNotFound(store, 'shops', context.req.param('id')));
    view.check.throwIfInvalid();
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentProductsWithStocks(view, ids), total });
  });

  return routes;
}

const withinCategory = 'categories.id IN (SELECT category_id FROM category_tree WHERE ancestor_id = ?)';

function popularProductsQuery(view: ListView, shopId: number) {
  const where = new Where()
    .and('products.listed AND products.in_store AND popular')
    .and('products.shop_id = ?', shopId);
  const category = Number(view.check.input.category_id);
  if (category) inCategory(where, category);
  return { table: 'products', where, order: 'products.id' };
}
