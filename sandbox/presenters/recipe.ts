/** What does a recipe look like in lists and on its own page? Recipe of docs/api.md 2.10. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { recipesByIds } from '../queries/recipes.ts';
import { sellables } from '../queries/sellable.ts';
import { costOf, perSet, type Recipe } from '../rules/recipe.ts';
import { presentCategorySummaries } from './category.ts';
import { presentGallery } from './gallery.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentProductSummaries } from './product.ts';
import { presentSellable } from './sellable.ts';
import { presentShopSummary, presentShopsById } from './shop.ts';
import { presentTime } from './time.ts';
import { translations } from './translation.ts';

interface RecipeRow {
  id: number;
  shop_id: number;
  category_id: number;
  img: string;
  discount_type: 'fix' | 'percent';
  active_time: number;
  total_time: number;
  calories: number;
  servings: number;
  created_at: string;
}

/** `isWhole` adds what only the recipe's own page loads: ingredients, method, and each stock's product. */
export function presentRecipes(view: View, ids: number[], isWhole: boolean): object[] {
  const sql = 'SELECT * FROM recipes WHERE id IN (SELECT value FROM json_each(?))';
  const rows = sortByIds(ids, rowsByIds<RecipeRow>(view.store, sql, ids));
  const recipes = recipesByIds(view, ids);
  const needed = [...recipes.values()].flatMap(recipe => recipe.ingredients.map(({ stockId }) => stockId));
  const stocks = sellables(view, needed);
  const words = translations(view, 'recipe', ids, 'default');
  const shops = presentShopsById(
    view,
    rows.map(row => row.shop_id),
    presentShopSummary,
  );
  const categories = presentCategorySummaries(
    view,
    rows.map(row => row.category_id),
  );
  const products = isWhole
    ? presentProductSummaries(view, [...new Set([...stocks.values()].map(stock => stock.product_id))])
    : new Map<number, object>();
  const more = isWhole ? wordsOf(view, ids) : () => ({});
  return rows.map(row => ({
    id: row.id,
    shop_id: row.shop_id,
    category_id: row.category_id,
    img: view.origin + row.img,
    bg_img: view.origin + row.img,
    active_time: String(row.active_time),
    total_time: String(row.total_time),
    calories: row.calories,
    servings: row.servings,
    discount_type: row.discount_type,
    ...pricesOf(recipes.get(row.id), view.rate),
    created_at: presentTime(row.created_at),
    shop: shops.get(row.shop_id) ?? null,
    category: categories.get(row.category_id) ?? null,
    translation: words.get(row.id) ?? null,
    ...more(row.id),
    stocks: (recipes.get(row.id)?.ingredients ?? []).flatMap(({ stockId, quantity }) => {
      const stock = stocks.get(stockId);
      if (!stock) return [];
      const product = isWhole ? { product: products.get(stock.product_id) ?? null } : {};
      return [{ ...presentSellable(stock, view.rate), min_quantity: quantity, ...product }];
    }),
  }));
}

function pricesOf(recipe: Recipe | undefined, rate: number): object {
  if (!recipe) return {};
  const origin = costOf(recipe) * rate;
  const discount = perSet(recipe) * rate;
  return omitFalsy({ discount_price: discount, origin_price: origin, total_price: discount && origin - discount });
}

function wordsOf(view: View, ids: number[]): (id: number) => object {
  const ingredients = translations(view, 'recipe ingredients', ids, 'default');
  const steps = translations(view, 'recipe steps', ids, 'default');
  return id => ({
    ingredient: ingredients.get(id) ?? null,
    instruction: steps.get(id) ?? null,
    nutritions: presentNutrition(view, id),
    galleries: presentGallery(view, 'recipe', id),
  });
}

function presentNutrition(view: View, recipeId: number): object[] {
  const sql = 'SELECT id, weight, percentage FROM recipe_nutrition WHERE recipe_id = ? ORDER BY id';
  const rows = view.store.all<{ id: number; weight: string; percentage: number }>(sql, recipeId);
  const words = translations(
    view,
    'recipe nutrition',
    rows.map(({ id }) => id),
    'default',
  );
  return rows.map(row => ({ ...row, translation: words.get(row.id) ?? null }));
}
