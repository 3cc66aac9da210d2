/** What does one shop sell, section by section? API.md 6.5, the shop page's main call. */

import { type Context, Hono } from 'hono';
import { filterOf, type ListView } from '../asked/filter.ts';
import type { Sandbox, SandboxEnv } from '../asked/view.ts';
import { sectionsOf } from '../queries/category-filter.ts';
import { inCategory, productQuestion } from '../queries/product-filter.ts';
import { allOf, pageOf, Where } from '../queries/where.ts';
import { notFound } from '../refusal.ts';
import { page, single } from '../wire/envelope.ts';
import { productsWithStock, productsWithStocks } from '../wire/product.ts';
import { sections } from '../wire/section.ts';

export function shopProductRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops/:id{[0-9]+}/products', context => {
    const view = filterOf(context, sandbox);
    view.check.done();
    const shop = shopOf(context);
    const question = sectionsOf(shop, 'on sale');
    const asked = Number(view.check.input.category_id);
    if (asked) question.where.and(within, asked);
    const { ids } = pageOf(store, question, view);
    return single(context, {
      recommended: productsWithStock(view, allOf(store, popularGoods(view, shop)), 'default'),
      all: sections(view, shop, ids),
    });
  });

  /** Sold-out goods are here, with no quantity, unlike in the sections: a list can show that they exist. */
  routes.get('/rest/shops/:id{[0-9]+}/products/paginate', context => {
    const view = filterOf(context, sandbox);
    const question = productQuestion(view, 'listed');
    question.where.and('products.shop_id = ?', shopOf(context));
    const order = view.column || view.check.input.order_by ? question.order : 'products.category_id, products.id';
    const { ids, total } = pageOf(store, { ...question, order }, view);
    return page(context, view, { items: productsWithStocks(view, ids, 'default'), total });
  });

  routes.get('/rest/shops/:id{[0-9]+}/products/recommended/paginate', context => {
    const view = filterOf(context, sandbox);
    const question = popularGoods(view, shopOf(context));
    view.check.done();
    const { ids, total } = pageOf(store, question, view);
    return page(context, view, { items: productsWithStocks(view, ids, 'default'), total });
  });

  function shopOf(context: Context<SandboxEnv>): number {
    const row = store.one<{ id: number }>('SELECT id FROM shops WHERE id = ?', Number(context.req.param('id')));
    if (!row) throw notFound();
    return row.id;
  }

  return routes;
}

const within = 'categories.id IN (SELECT category_id FROM category_tree WHERE ancestor_id = ?)';

function popularGoods(view: ListView, shopId: number) {
  const where = new Where()
    .and('products.listed AND products.in_store AND popular')
    .and('products.shop_id = ?', shopId);
  const category = Number(view.check.input.category_id);
  if (category) inCategory(where, category);
  return { table: 'products', where, order: 'products.id' };
}
