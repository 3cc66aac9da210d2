/** Which kinds of shops and goods are there? API.md 6.1. */

import { type Context, Hono } from 'hono';
import { filterOf } from '../asked/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../asked/view.ts';
import { categoryQuestion, categoryTypes, sectionsOf } from '../queries/category-filter.ts';
import { pageOf } from '../queries/where.ts';
import { notFound } from '../refusal.ts';
import { categoryFace, categoryItems, categoryRows } from '../wire/category.ts';
import { page, single } from '../wire/envelope.ts';
import { translations } from '../wire/translation.ts';

export function categoryRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  const paginate = (context: Context<SandboxEnv>) => {
    const view = filterOf(context, sandbox);
    const { ids, total } = pageOf(store, categoryQuestion(view), view);
    return page(context, view, { items: categoryItems(view, ids, 'strict'), total });
  };
  routes.get('/rest/categories/paginate', paginate);
  routes.get('/rest/categories/search', paginate);

  routes.get('/rest/categories/select-paginate', context => {
    const view = filterOf(context, sandbox);
    const { ids, total } = pageOf(store, categoryQuestion(view), view);
    const words = translations(view, 'category', ids, 'strict');
    return page(context, view, { items: ids.map(id => ({ id, translation: words.get(id) ?? null })), total });
  });

  routes.get('/rest/categories/parent', context => {
    const view = filterOf(context, sandbox);
    return single(context, categoryItems(view, pageOf(store, categoryQuestion(view), view).ids, 'strict'));
  });

  routes.get('/rest/categories/types', context => single(context, categoryTypes));

  routes.get('/rest/categories/children/:id{[0-9]+}', context => {
    const [category] = categoryItems(viewOf(context, sandbox), [Number(context.req.param('id'))], 'default');
    if (!category) throw notFound();
    return single(context, category);
  });

  routes.get('/rest/categories/:uuid', context => {
    const row = store.one<{ id: number }>('SELECT id FROM categories WHERE uuid = ?', context.req.param('uuid'));
    if (!row) throw notFound();
    return single(context, categoryItems(viewOf(context, sandbox), [row.id], 'default')[0]);
  });

  routes.get('/rest/shops/:id{[0-9]+}/categories', context => {
    const view = filterOf(context, sandbox);
    view.check.done();
    const shop = store.one<{ id: number }>('SELECT id FROM shops WHERE id = ?', Number(context.req.param('id')));
    if (!shop) throw notFound();
    const { ids, total } = pageOf(store, sectionsOf(shop.id), view);
    const words = translations(view, 'category', ids, 'default');
    return page(context, view, { items: categoryRows(view, ids).map(row => categoryFace(view, row, words)), total });
  });

  return routes;
}
