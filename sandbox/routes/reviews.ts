/** How do customers rate a shop (docs/api.md 6.4)? */

import { Hono } from 'hono';
import { readFilter } from '../input/filter.ts';
import type { Sandbox, SandboxEnv } from '../input/view.ts';
import { page } from '../presenters/envelope.ts';
import { presentReviews } from '../presenters/review.ts';
import { byColumn, findPage, Where } from '../queries/list-query.ts';
import { idOrNotFound } from '../queries/record-id.ts';

export function reviewRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  const { store } = sandbox;

  routes.get('/rest/shops/:id{[0-9]+}/reviews', context => {
    const view = readFilter(context, sandbox);
    view.check.throwIfInvalid();
    const where = new Where().and(
      "reviews.owner = 'shop' AND reviews.owner_id = ?",
      idOrNotFound(store, 'shops', context.req.param('id')),
    );
    const { date_from: from, date_to: to, user_id: user } = view.check.input;
    if (from) where.and('date(reviews.created_at) >= ?', String(from));
    if (to) where.and('date(reviews.created_at) <= ?', String(to));
    if (user) where.and('reviews.user_id = ?', Number(user));
    if (view.search) where.and('instr(fold(reviews.comment), fold(?)) > 0', view.search);
    const order = byColumn(view, ['id', 'rating', 'created_at'], 'reviews');
    const { ids, total } = findPage(store, { table: 'reviews', where, order }, view);
    return page(context, view, { items: presentReviews(view, ids), total });
  });

  routes.get('/rest/shops/:id{[0-9]+}/reviews-group-rating', context => {
    const rows = store.all<{ rating: number; count: number }>(
      "SELECT rating, count(*) AS count FROM reviews WHERE owner = 'shop' AND owner_id = ? GROUP BY rating",
      idOrNotFound(store, 'shops', context.req.param('id')),
    );
    const group: Record<string, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    for (const { rating, count } of rows) group[rating] = count;
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0);
    return context.json({ group, count, avg: count > 0 ? stars / count : null });
  });

  return routes;
}
