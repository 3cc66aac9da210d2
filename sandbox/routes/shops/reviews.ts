/** How do customers rate shops and products (docs/api.md 6.4, 6.7)? */

import { Hono } from 'hono';
import { sqlTime } from '../../database/time.ts';
import { writeReview } from '../../database/write-review.ts';
import { customerOf } from '../../input/customer.ts';
import { readFilter } from '../../input/filter.ts';
import { readReview } from '../../input/review.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { page, single } from '../../presenters/envelope.ts';
import { presentReviews } from '../../presenters/review.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { idOfUuid, idOrNotFound } from '../../queries/record-id.ts';

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
    const rows = store.all<{ stars: number; count: number; sum: number }>(
      `SELECT CAST(round(rating) AS INTEGER) AS stars, count(*) AS count, sum(rating) AS sum FROM reviews
       WHERE owner = 'shop' AND owner_id = ? GROUP BY stars`,
      idOrNotFound(store, 'shops', context.req.param('id')),
    );
    const group: Record<string, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    for (const { stars, count } of rows) group[stars] = count;
    const count = rows.reduce((all, row) => all + row.count, 0);
    const sum = rows.reduce((all, row) => all + row.sum, 0);
    return context.json({ group, count, avg: count > 0 ? sum / count : null });
  });

  // Not paged (docs/api.md 6.7).
  routes.get('/rest/products/reviews/:uuid', context => {
    const ids = store.all<{ id: number }>(
      "SELECT id FROM reviews WHERE owner = 'product' AND owner_id = ? ORDER BY id DESC",
      idOfUuid(store, 'products', context.req.param('uuid')),
    );
    const items = presentReviews(
      viewOf(context, sandbox),
      ids.map(row => row.id),
    );
    return single(context, items);
  });

  routes.post('/rest/products/review/:uuid', context => {
    const { id: userId } = customerOf(context, sandbox);
    const view = viewOf(context, sandbox);
    const ownerId = idOfUuid(store, 'products', context.req.param('uuid'));
    const said = readReview(view);
    const written = {
      owner: 'product',
      ownerId,
      userId,
      orderId: null,
      ...said,
      createdAt: sqlTime(view.now),
    } as const;
    store.transaction(() => writeReview(store, written));
    return single(context, [], 'Record was successfully created');
  });

  return routes;
}
