/**
 * Puts everything that a recipe needs into the cart. What is in the cart already counts (docs/decisions/100), so
 * pressing again never buys a recipe twice.
 */
import 'server-only';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import { type CartMessage, groupEndMessage, refusedFill } from '@/lib/cart/change/change-outcome';
import { mergeIntoCart } from '@/lib/cart/change/fill';
import { recipeLine } from '@/lib/cart/recipe/recipe-price';
import type { Market } from '@/lib/market/market';
import type { Recipe } from '@/lib/recipes/schema';
import { unitsFor } from '@/lib/recipes/servings';

type AddedRecipe =
  /** `before`: units in the cart before. `left`: titles of what is not available, or not in the full quantity. */
  | { kind: 'filled'; before: number; count: number; left: string[] }
  /** The customer has ticked everything as being at home. */
  | { kind: 'nothing' }
  | { kind: 'soldOut' }
  | { kind: 'unauthorized' }
  | { kind: 'refused'; message: CartMessage }
  /** The customer is no longer in their group order, so the products are in their own cart. */
  | { kind: 'alone'; message: CartMessage };

/** `has` tells whether the customer has a product at home already. Actions only. */
export async function addRecipe(
  recipe: Recipe,
  servings: number,
  has: (stockId: string) => boolean,
  market: Market,
): Promise<AddedRecipe> {
  const wanted = recipe.products
    .filter(({ stockId }) => !has(stockId))
    .map(product => ({ ...product, units: unitsFor(product.needed, servings, recipe.servings) }));
  if (wanted.length === 0) return { kind: 'nothing' };
  const basket = { shopId: recipe.shopId, currency: market.currency, lines: wanted.map(recipeLine) };
  const filled = await mergeIntoCart(basket, market);
  if (filled.status !== 'filled') {
    const refused = refusedFill(filled);
    if (refused.why === 'unauthorized') return { kind: 'unauthorized' };
    return { kind: 'refused', message: refused.message };
  }
  if (filled.ended !== null) return { kind: 'alone', message: groupEndMessage(filled.ended) };
  const held = new Map(filled.held?.lines.map(({ stockId, quantity }) => [stockId, quantity]));
  const left = wanted.filter(({ stockId, units }) => (held.get(stockId) ?? 0) < units);
  if (filled.missing.length === wanted.length) return { kind: 'soldOut' };
  const { before } = filled;
  return {
    kind: 'filled',
    before: countUnits(before),
    count: countUnits(filled.held),
    left: left.map(({ title }) => title),
  };
}
