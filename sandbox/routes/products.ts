/** What is one product like, and which products are there across shops? API.md 6.6 and 6.7. */

import { Hono } from 'hono';
import { filterOf } from '../asked/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../asked/view.ts';
import { inCategory, productQuestion, runningDiscount } from '../queries/product-filter.ts';
import { pageOf } from '../queries/where.ts';
import { notFound } from '../refusal.ts';
import { listed, page, single } from '../wire/envelope.ts';
import { bestSellers, discounted, foundProducts, productItems } from '../wire/product-lists.ts';
import { productPage } from '../wire/product-page.ts';
import { reviewItems } from '../wire/review.ts';

export function productRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/products/paginate', context => {
    const view = filterOf(context, sandbox);
    const { ids, total } = pageOf(store, productQuestion(view), view);
    return page(context, view, { items: productItems(view, ids), total });
  });

  routes.get('/rest/products/search', context => {
    const view = filterOf(context, sandbox);
    const { ids, total } = pageOf(store, { ...productQuestion(view), order: 'products.id DESC' }, view);
    return page(context, view, { items: foundProducts(view, ids), total });
  });

  routes.get('/rest/products/most-sold', context => {
    const view = filterOf(context, sandbox);
    const question = { ...productQuestion(view), order: 'products.sold DESC, products.id DESC' };
    const { ids, total } = pageOf(store, question, view);
    return page(context, view, { items: bestSellers(view, ids), total });
  });

  routes.get('/rest/products/discount', context => {
    const view = filterOf(context, sandbox);
    const question = productQuestion(view);
    question.where.and(runningDiscount, view.today, view.today);
    if (view.check.on('profitable')) question.where.and(endsToday, view.today);
    const { ids, total } = pageOf(store, question, view);
    return page(context, view, { items: discounted(view, ids), total });
  });

  routes.get('/rest/products/ids', context => {
    const view = filterOf(context, sandbox);
    const ids = view.check.numbers('products') ?? [];
    view.check.done();
    const shown = store.all<{ id: number }>(
      'SELECT id FROM products WHERE listed AND id IN (SELECT value FROM json_each(?))',
      JSON.stringify(ids),
    );
    const known = new Set(shown.map(row => row.id));
    return listed(
      context,
      productItems(
        view,
        ids.filter(id => known.has(id)),
      ),
    );
  });

  routes.get('/rest/products/shop/:uuid', context => {
    const view = filterOf(context, sandbox);
    const question = productQuestion(view);
    question.where.and('products.shop_id = ?', idBehind('shops', context.req.param('uuid')));
    const { ids, total } = pageOf(store, question, view);
    return page(context, view, { items: productItems(view, ids), total });
  });

  routes.get('/rest/products/category/:uuid', context => {
    const view = filterOf(context, sandbox);
    const question = productQuestion(view);
    inCategory(question.where, idBehind('categories', context.req.param('uuid')));
    const { ids, total } = pageOf(store, question, view);
    return page(context, view, { items: productItems(view, ids), total });
  });

  routes.get('/rest/products/reviews/:uuid', context => {
    const product = idBehind('products', context.req.param('uuid'));
    const ids = store.all<{ id: number }>(
      "SELECT id FROM reviews WHERE owner = 'product' AND owner_id = ? ORDER BY id DESC",
      product,
    );
    return single(
      context,
      reviewItems(
        viewOf(context, sandbox),
        ids.map(row => row.id),
      ),
    );
  });

  routes.get('/rest/products/:uuid', context => {
    const row = store.one<{ id: number }>(
      'SELECT id FROM products WHERE listed AND uuid = ?',
      context.req.param('uuid'),
    );
    if (!row) throw notFound();
    return single(context, productPage(viewOf(context, sandbox), row.id));
  });

  function idBehind(table: 'shops' | 'categories' | 'products', uuid: string): number {
    const row = store.one<{ id: number }>(`SELECT id FROM ${table} WHERE uuid = ?`, uuid);
    if (!row) throw notFound();
    return row.id;
  }

  return routes;
}

const endsToday = `products.id IN (
  SELECT product_id FROM discounts JOIN product_discounts ON discount_id = discounts.id WHERE active AND ends = ?)`;
