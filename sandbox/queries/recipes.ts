/** Which recipe discounts has a basket earned? API.md 7.8. */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import type { RecipeDiscount } from '../rules/cart-price.ts';
import { unitPrice } from '../rules/price.ts';
import { type Recipe, recipeDiscount } from '../rules/recipe.ts';
import { productDiscounts } from '../wire/discount.ts';
import type { StockRow } from '../wire/stock.ts';

interface NeededRow extends StockRow {
  recipe_id: number;
  min_quantity: number;
  discount_type: 'fix' | 'percent';
  discount_price: number;
}

interface Laid {
  stock_id: number;
  quantity: number;
  bonus: 0 | 1;
}

export function recipesEarned(view: View, shopId: number, lines: Laid[]): RecipeDiscount {
  const paid = lines.filter(line => !line.bonus);
  const quantities = new Map<number, number>();
  for (const { stock_id, quantity } of paid) quantities.set(stock_id, (quantities.get(stock_id) ?? 0) + quantity);
  return recipeDiscount(recipesOf(view, [shopId]), quantities);
}

/** With what each ingredient costs now. */
function recipesOf(view: View, shopIds: number[]): Recipe[] {
  const rows = rowsOf<NeededRow>(
    view.store,
    `SELECT recipe_id, min_quantity, discount_type, discount_price, stocks.*, products.tax
     FROM recipes JOIN recipe_stocks ON recipe_id = recipes.id
       JOIN stocks ON stocks.id = stock_id JOIN products ON products.id = product_id
     WHERE recipes.shop_id IN (SELECT value FROM json_each(?)) ORDER BY recipe_id`,
    shopIds,
  );
  const discounts = productDiscounts(
    view,
    rows.map(row => row.product_id),
  );
  const costOf = (row: NeededRow) => unitPrice(row.price, row.tax, discounts.get(row.product_id)?.[0] ?? null).total;
  return [...Map.groupBy(rows, row => row.recipe_id).values()].flatMap(needed => {
    const [{ discount_type: type, discount_price: price } = {}] = needed;
    if (type === undefined || price === undefined) return [];
    const ingredients = needed.map(row => ({ stockId: row.id, quantity: row.min_quantity, cost: costOf(row) }));
    return [{ type, price, ingredients }];
  });
}
