/** Which categories of shops and products are there (docs/api.md 6.1)? */

import { type Context, Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentCategories } from '../../presenters/category.ts';
import { page, single } from '../../presenters/envelope.ts';
import { translations } from '../../presenters/translation.ts';
import { categoryQuery, categoryTypes, sectionsQuery } from '../../queries/category-filter.ts';
import { findPage, Where } from '../../queries/list-query.ts';
import { idOfUuid, idOrNotFound } from '../../queries/record-id.ts';
import { notFound } from '../../refusal.ts';

export function categoryRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  const paginate = (context: Context<SandboxEnv>) => {
    const view = readFilter(context, sandbox);
    const { ids, total } = findPage(store, categoryQuery(view), view);
    return page(context, view, { items: presentCategories(view, ids, 'strict'), total });
  };
  routes.get('/rest/categories/paginate', paginate);
  routes.get('/rest/categories/search', paginate);

  // The same lists with the type in their path, and only what has something in it.
  for (const [path, type] of Object.entries({ product: 'main', shop: 'shop' })) {
    routes.get(`/rest/categories/${path}/paginate`, context => {
      Object.assign(context.get('input'), { type, ...(type === 'main' && { has_products: 1 }) });
      return paginate(context);
    });
  }

  routes.get('/rest/categories/select-paginate', context => {
    const view = readFilter(context, sandbox);
    const { ids, total } = findPage(store, categoryQuery(view), view);
    const words = translations(view, 'category', ids, 'strict');
    return page(context, view, { items: ids.map(id => ({ id, translation: words.get(id) ?? null })), total });
  });

  routes.get('/rest/categories/parent', context => {
    const view = readFilter(context, sandbox);
    return single(context, presentCategories(view, findPage(store, categoryQuery(view), view).ids, 'strict'));
  });

  routes.get('/rest/categories/types', context => single(context, categoryTypes));

  routes.get('/rest/categories/children/:id{[0-9]+}', context => {
    const [category] = presentCategories(viewOf(context, sandbox), [Number(context.req.param('id'))], 'default');
    if (!category) throw notFound();
    return single(context, category);
  });

  // R2.
  routes.get('/rest/categories/sub-shop/:id{[0-9]+}', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where()
      .and("categories.active AND categories.type = 'shop'")
      .and('categories.parent_id = ?', idOrNotFound(store, 'categories', context.req.param('id')));
    const { ids, total } = findPage(store, { table: 'categories', where, order: 'categories.id' }, view);
    return page(context, view, { items: presentCategories(view, ids, 'default'), total });
  });

  routes.get('/rest/categories/:uuid', context => {
    const id = idOfUuid(store, 'categories', context.req.param('uuid'));
    return single(context, presentCategories(viewOf(context, sandbox), [id], 'default')[0]);
  });

  routes.get('/rest/shops/:id{[0-9]+}/categories', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const shopId = idOrNotFound(store, 'shops', context.req.param('id'));
    const { ids, total } = findPage(store, sectionsQuery(shopId), view);
    return page(context, view, { items: presentCategories(view, ids, 'default'), total });
  });

  return routes;
}
