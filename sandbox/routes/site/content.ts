/** What has the operator written? The blog, open positions, the help centre, terms and pages of docs/api.md 18. */

import { type Context, Hono } from 'hono';
import { readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { presentBlogs, presentCareers, presentFaqs, presentPages, presentRules } from '../../presenters/content.ts';
import { page, single } from '../../presenters/envelope.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

export function contentRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/blogs/paginate', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const { type } = view.check.input;
    const where = new Where().and('published_at IS NOT NULL').and('active');
    if (typeof type === 'string') where.and('type = ?', type);
    const { ids, total } = findPage(store, { table: 'blogs', where, order: byColumn(view, ['id'], 'blogs') }, view);
    return page(context, view, { items: presentBlogs(view, ids), total });
  });

  routes.get('/rest/blogs/:uuid', context => {
    const row = published('uuid = ?', context.req.param('uuid'));
    return single(context, presentBlogs(viewOf(context, sandbox), [row.id], { isWhole: true })[0]);
  });

  routes.get('/rest/last-blog/show', context => {
    const row = published("type = 'blog'");
    return single(context, presentBlogs(viewOf(context, sandbox), [row.id], { isWhole: true })[0]);
  });

  routes.get('/rest/careers/paginate', context => {
    const view = readFilter(context, sandbox);
    const category = view.check.integer('category_id', 1, Number.MAX_SAFE_INTEGER);
    view.check.throwIfInvalid();
    const where = new Where().and('active');
    if (category !== undefined) where.and('category_id = ?', category);
    if (view.search)
      where.and(
        "EXISTS (SELECT 1 FROM texts WHERE owner = 'career' AND owner_id = careers.id AND instr(lower(title), lower(?)))",
        view.search,
      );
    const { ids, total } = findPage(store, { table: 'careers', where, order: byColumn(view, ['id'], 'careers') }, view);
    return page(context, view, { items: presentCareers(view, ids), total });
  });

  routes.get('/rest/careers/:id{[0-9]+}', context => {
    const id = Number(context.req.param('id'));
    if (!store.one('SELECT 1 FROM careers WHERE id = ? AND active', id)) throw notFound();
    return single(context, presentCareers(viewOf(context, sandbox), [id])[0]);
  });

  routes.get('/rest/faqs/paginate', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const query = { table: 'faqs', where: new Where().and('active'), order: byColumn(view, ['id'], 'faqs') };
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentFaqs(view, ids), total });
  });

  routes.get('/rest/term', context => rules(context, 'term'));
  routes.get('/rest/policy', context => rules(context, 'policy'));

  routes.get('/rest/pages/paginate', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const { type } = view.check.input;
    const where = new Where().and('active');
    if (type === 'all_about') where.and("type LIKE 'about%'");
    else if (typeof type === 'string') where.and('type = ?', type);
    const query = { table: 'site_pages', where, order: byColumn(view, ['id', 'type'], 'site_pages') };
    const { ids, total } = findPage(store, query, view);
    return page(context, view, { items: presentPages(view, ids), total });
  });

  routes.get('/rest/pages/:type', context => {
    const type = context.req.param('type');
    const row = store.one<{ id: number }>('SELECT id FROM site_pages WHERE type = ? AND active', type);
    if (!row) throw notFound();
    return single(context, presentPages(viewOf(context, sandbox), [row.id])[0]);
  });

  /** The newest that meets the condition. */
  function published(condition: string, ...values: string[]): { id: number } {
    const sql = `SELECT id FROM blogs WHERE ${condition} AND active AND published_at IS NOT NULL ORDER BY id DESC LIMIT 1`;
    const row = store.one<{ id: number }>(sql, ...values);
    if (!row) throw notFound();
    return row;
  }

  function rules(context: Context<SandboxEnv>, kind: 'term' | 'policy'): Response {
    const row = store.one<{ id: number; created_at: string }>('SELECT * FROM rules WHERE kind = ?', kind);
    if (!row) throw notFound();
    return single(context, presentRules(viewOf(context, sandbox), kind, row));
  }

  return routes;
}
