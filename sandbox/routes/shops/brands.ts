/** Whose goods are these (R2, docs/api.md 6.7)? */

import { Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, type View, viewOf } from '../../input/view.ts';
import { page, single } from '../../presenters/envelope.ts';
import { omitFalsy } from '../../presenters/omit-falsy.ts';
import { presentProductsWithStocks } from '../../presenters/product-with-stocks.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { productQuery } from '../../queries/product-filter.ts';
import { notFound } from '../../refusal.ts';

interface BrandRow {
  id: number;
  uuid: string;
  title: string;
  active: number;
  img: string;
  products: number;
}

export function brandRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/brands/paginate', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where().and('brands.active');
    if (view.search) where.and('instr(fold(brands.title), fold(?)) > 0', view.search);
    const order = byColumn(view, ['id', 'title'], 'brands');
    const { ids, total } = findPage(store, { table: 'brands', where, order }, view);
    return page(context, view, { items: ids.flatMap(id => brandOf(view, id)), total });
  });

  routes.get('/rest/brands/:id{[0-9]+}', context => {
    const [brand] = brandOf(viewOf(context, sandbox), Number(context.req.param('id')));
    if (!brand) throw notFound();
    return single(context, brand);
  });

  routes.get('/rest/products/brand/:id{[0-9]+}', context => {
    const view = readFilter(context, sandbox);
    const query = productQuery(view);
    query.where.and('products.brand_id = ?', Number(context.req.param('id')));
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentProductsWithStocks(view, ids), total });
  });

  return routes;
}

function brandOf({ store, origin }: View, id: number): object[] {
  const row = store.one<BrandRow>(
    'SELECT *, (SELECT count(*) FROM products WHERE brand_id = brands.id AND listed) AS products FROM brands WHERE id = ?',
    id,
  );
  if (!row) return [];
  const { uuid, title, active, img, products } = row;
  return [{ id, uuid, title, active: Boolean(active), img: origin + img, ...omitFalsy({ products_count: products }) }];
}
