/** What is the discount when all ingredients of a recipe are in the basket (docs/api.md 7.8)? */

import type { RecipeDiscount } from './cart-price.ts';

export interface Recipe {
  type: 'fix' | 'percent';
  /** Per set: percent, or an amount in the base currency. */
  price: number;
  /** `cost` of one unit, in the base currency. */
  ingredients: { stockId: number; quantity: number; cost: number }[];
}

/** `quantities` by stock. Counts whole sets only, unlike the reference, which does not round down. */
export function recipeDiscount(recipes: Recipe[], quantities: Map<number, number>): RecipeDiscount {
  const earned = recipes.map(recipe => {
    const sets = setsOf(recipe, quantities);
    return { count: sets, discount: sets * perSet(recipe) };
  });
  return earned.reduce((sum, one) => ({ count: sum.count + one.count, discount: sum.discount + one.discount }), {
    count: 0,
    discount: 0,
  });
}

/** Never more than the ingredients cost. */
export function perSet(recipe: Recipe): number {
  const cost = costOf(recipe);
  return Math.min(recipe.type === 'percent' ? (cost * recipe.price) / 100 : recipe.price, cost);
}

export function costOf({ ingredients }: Recipe): number {
  return ingredients.reduce((sum, { cost, quantity }) => sum + cost * quantity, 0);
}

function setsOf({ ingredients }: Recipe, quantities: Map<number, number>): number {
  if (ingredients.length === 0) return 0;
  return Math.min(...ingredients.map(({ stockId, quantity }) => Math.floor((quantities.get(stockId) ?? 0) / quantity)));
}
