/** Which recipe discounts has a basket earned? docs/api.md 7.8. */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import type { RecipeDiscount } from '../rules/cart-price.ts';
import { unitPrice } from '../rules/price.ts';
import { type Recipe, recipeDiscount } from '../rules/recipe.ts';
import { productDiscounts } from './discounts.ts';
import type { StockRow } from './stocks.ts';

interface NeededRow extends StockRow {
  recipe_id: number;
  min_quantity: number;
  discount_type: 'fix' | 'percent';
  discount_price: number;
}

interface RecipeLine {
  stock_id: number;
  quantity: number;
  bonus: 0 | 1;
}

export function recipesEarned(view: View, shopId: number, lines: RecipeLine[]): RecipeDiscount {
  const paid = lines.filter(line => !line.bonus);
  const quantities = new Map<number, number>();
  for (const { stock_id, quantity } of paid) quantities.set(stock_id, (quantities.get(stock_id) ?? 0) + quantity);
  const ids = view.store.all<{ id: number }>('SELECT id FROM recipes WHERE shop_id = ?', shopId).map(row => row.id);
  return recipeDiscount([...recipesByIds(view, ids).values()], quantities);
}

/** With the current cost of each ingredient. */
export function recipesByIds(view: View, ids: number[]): Map<number, Recipe> {
  if (ids.length === 0) return new Map();
  const rows = rowsByIds<NeededRow>(
    view.store,
    `SELECT recipe_id, min_quantity, discount_type, discount_price, stocks.*, products.tax
     FROM recipes JOIN recipe_stocks ON recipe_id = recipes.id
       JOIN stocks ON stocks.id = stock_id JOIN products ON products.id = product_id
     WHERE recipes.id IN (SELECT value FROM json_each(?)) ORDER BY recipe_id, stocks.id`,
    ids,
  );
  const discounts = productDiscounts(
    view,
    rows.map(row => row.product_id),
  );
  const costOf = (row: NeededRow) => unitPrice(row.price, row.tax, discounts.get(row.product_id)?.[0] ?? null).total;
  const recipes = new Map<number, Recipe>();
  for (const row of rows) {
    const { recipe_id: id, discount_type: type, discount_price: price } = row;
    const recipe = recipes.get(id) ?? { type, price, ingredients: [] };
    recipe.ingredients.push({ stockId: row.id, quantity: row.min_quantity, cost: costOf(row) });
    recipes.set(id, recipe);
  }
  return recipes;
}
