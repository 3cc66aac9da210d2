/** Which recipes are there? The "receipts" of docs/api.md 18.1. */

import { Hono } from 'hono';
import { type ListView, readFilter } from '../../input/filter.ts';
import { type Sandbox, type SandboxEnv, viewOf } from '../../input/view.ts';
import { listed, page } from '../../presenters/envelope.ts';
import { presentRecipes } from '../../presenters/recipe.ts';
import { byColumn, findPage, Where } from '../../queries/list-query.ts';
import { notFound } from '../../refusal.ts';

export function recipeRoutes(sandbox: Sandbox): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get('/rest/receipts/paginate', context => {
    const view = readFilter(context, sandbox);
    const where = conditionsOf(view);
    view.check.throwIfInvalid();
    const columns = ['id', 'calories', 'servings', 'total_time', 'active_time'];
    const query = { table: 'recipes', where, order: byColumn(view, columns, 'recipes') };
    const { ids, total } = findPage(sandbox.store, query, view);
    return page(context, view, { items: presentRecipes(view, ids, false), total });
  });

  routes.get('/rest/receipts/:id{[0-9]+}', context => {
    const [recipe] = presentRecipes(viewOf(context, sandbox), [Number(context.req.param('id'))], true);
    if (!recipe) throw notFound();
    return listed(context, recipe);
  });

  return routes;
}

function conditionsOf({ check }: ListView): Where {
  const where = new Where();
  for (const column of ['shop_id', 'category_id']) {
    const id = check.integer(column, 1, Number.MAX_SAFE_INTEGER);
    if (id !== undefined) where.and(`recipes.${column} = ?`, id);
  }
  for (const column of ['calories', 'servings', 'active_time', 'total_time']) {
    const from = check.number(`${column}_from`);
    const to = check.number(`${column}_to`);
    if (from !== undefined) where.and(`recipes.${column} >= ?`, from);
    if (to !== undefined) where.and(`recipes.${column} <= ?`, to);
  }
  const type = check.integer('discount_type', 0, 1);
  if (type !== undefined) where.and('discount_type = ?', type === 0 ? 'fix' : 'percent');
  return where;
}
