/**
 * Calculates what a recipe's products cost together, which of them are available, and the discount for buying all of
 * them. The API calculates it as for a guest's cart (docs/api.md 7.6), so that the recipe's page says what the cart
 * will say.
 */
import 'server-only';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { type BasketLine, noUuid } from '@/lib/cart/basket/basket';
import { productsQuery } from '@/lib/cart/guest-cart';
import { priceLines } from '@/lib/cart/lines';
import { toMinor } from '@/lib/cart/rounding';
import { guestSumsSchema } from '@/lib/cart/schema';
import { currencyQuery, pageMarket } from '@/lib/market/market';
import { type Money, money, wholeMinor } from '@/lib/money';
import type { Recipe, RecipeProduct } from '@/lib/recipes/schema';
import { unitsFor, wholeSets } from '@/lib/recipes/servings';

export interface NeededProduct extends RecipeProduct {
  /** Units for this number of servings. */
  units: number;
  /** How many of them are available. */
  obtainable: number;
  /** For the available units, after the product's own discount; null while the API does not say. */
  total: Money | null;
}

export interface RecipePrice {
  products: NeededProduct[];
  /** Null while the API does not say. */
  sums: { goods: Money; discount: Money; total: Money } | null;
  /** Who gets the discount: some marketplaces calculate it only in accounts' carts. */
  discountFor: 'everybody' | 'customers' | 'nobody';
}

export async function priceRecipe(recipe: Recipe, servings: number): Promise<RecipePrice> {
  const market = await pageMarket();
  const { currency } = market;
  const needed = recipe.products.map(product => ({
    ...product,
    units: unitsFor(product.needed, servings, recipe.servings),
  }));
  const lines = needed.map(recipeLine);
  const sums = await publicApi('rest/order/products/calculate', {
    locale: market.locale,
    query: { ...currencyQuery(market), shop_id: recipe.shopId, type: 'pickup', products: productsQuery(lines) },
    schema: guestSumsSchema,
    keep: memory.menu(recipe.shopId),
  });
  if (!sums.ok) {
    const products = needed.map(product => ({
      ...product,
      obtainable: Math.min(product.units, product.left),
      total: null,
    }));
    return { products, sums: null, discountFor: 'nobody' };
  }
  const bought = sums.value.stocks.filter(({ isBonus }) => !isBonus);
  const basket = { shopId: recipe.shopId, currency, lines };
  const priced = priceLines(bought, currency, { basket, isGuest: true });
  const products = needed.map(product => {
    const line = priced.lines.find(({ stockId }) => stockId === product.stockId);
    return { ...product, obtainable: line?.quantity ?? 0, total: line?.total ?? money(0, currency) };
  });
  const counted = toMinor(sums.value.receipt_discount);
  const sets = wholeSets(products.map(({ needed, obtainable }) => ({ needed, units: obtainable })));
  const stated = wholeMinor(recipe.discount * sets);
  return {
    products,
    sums: {
      goods: priced.goods,
      discount: money(counted, currency),
      total: money(Math.max(priced.goods.minor - counted, 0), currency),
    },
    discountFor: counted > 0 ? 'everybody' : stated > 0 ? 'customers' : 'nobody',
  };
}

/** A product of a recipe as a line of a basket. */
export function recipeLine({ stockId, uuid, units }: { stockId: string; uuid: string; units: number }): BasketLine {
  return { stockId, uuid: uuid || noUuid, quantity: units, shown: null, addons: [] };
}
