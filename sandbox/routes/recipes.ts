/** What can be cooked, and from what? "Receipts" of API.md 18.1. */

import { Hono } from 'hono';
import { filterOf, type ListView } from '../asked/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../asked/view.ts';
import { byColumn, pageOf, Where } from '../queries/where.ts';
import { notFound } from '../refusal.ts';
import { listed, page } from '../wire/envelope.ts';
import { recipeItems } from '../wire/recipe.ts';

export function recipeRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/rest/receipts/paginate', context => {
    const view = filterOf(context, sandbox);
    const where = conditionsOf(view);
    view.check.done();
    const columns = ['id', 'calories', 'servings', 'total_time', 'active_time'];
    const question = { table: 'recipes', where, order: byColumn(view, columns, 'recipes') };
    const { ids, total } = pageOf(sandbox.store, question, view);
    return page(context, view, { items: recipeItems(view, ids, false), total });
  });

  routes.get('/rest/receipts/:id{[0-9]+}', context => {
    const [recipe] = recipeItems(viewOf(context, sandbox), [Number(context.req.param('id'))], true);
    if (!recipe) throw notFound();
    return listed(context, recipe);
  });

  return routes;
}

function conditionsOf({ check }: ListView): Where {
  const where = new Where();
  for (const column of ['shop_id', 'category_id']) {
    const id = check.whole(column, 1, Number.MAX_SAFE_INTEGER);
    if (id !== undefined) where.and(`recipes.${column} = ?`, id);
  }
  for (const column of ['calories', 'servings', 'active_time', 'total_time']) {
    const from = check.number(`${column}_from`);
    const to = check.number(`${column}_to`);
    if (from !== undefined) where.and(`recipes.${column} >= ?`, from);
    if (to !== undefined) where.and(`recipes.${column} <= ?`, to);
  }
  const type = check.whole('discount_type', 0, 1);
  if (type !== undefined) where.and('discount_type = ?', type === 0 ? 'fix' : 'percent');
  return where;
}
