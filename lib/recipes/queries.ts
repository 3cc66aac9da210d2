/** Reads recipes and their categories (docs/api.md 18.1), as kept answers. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { envelope, type ListPage, pageEnvelope } from '@/lib/api/envelopes';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { currencyQuery, type Market, pageMarket } from '@/lib/market/market';
import { type RecipeFilter, recipesQuery } from '@/lib/recipes/filters';
import { type Recipe, type RecipeBrief, recipeBriefSchema, recipeSchema } from '@/lib/recipes/schema';
import { listCategories } from '@/lib/shops/queries';
import type { Category } from '@/lib/shops/schema';

/** Recipes on one page of the list. */
const perPage = 12;

export async function listRecipes(filter: RecipeFilter): Promise<Outcome<ListPage<RecipeBrief>>> {
  const market = await pageMarket();
  return publicApi('rest/receipts/paginate', {
    locale: market.locale,
    query: { ...recipesQuery(filter), ...currencyQuery(market), perPage },
    schema: pageEnvelope(recipeBriefSchema(market.currency)),
    keep: memory.recipes,
  });
}

/** Empty while the API is away: the list is shown without them. */
export async function listRecipeCategories(): Promise<Category[]> {
  const found = await listCategories('receipt');
  return found.ok ? found.value : [];
}

export async function getRecipe(id: string, market: Market | Promise<Market> = pageMarket()): Promise<Outcome<Recipe>> {
  const resolved = await market;
  return publicApi(`rest/receipts/${id}`, {
    locale: resolved.locale,
    query: currencyQuery(resolved),
    schema: envelope(recipeSchema(resolved.currency)),
    keep: memory.recipe(id),
  });
}
