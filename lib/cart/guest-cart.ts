/** Reads a guest's cart: the lines of its cookie, with the API's current prices (docs/api.md 7.6, "without a cart"). */
import 'server-only';
import type { Outcome, QueryValue } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { type Basket, type BasketLine, mostUnits } from '@/lib/cart/basket/basket';
import type { Cart } from '@/lib/cart/cart';
import { priceLines } from '@/lib/cart/lines';
import { completeLines } from '@/lib/cart/lost-lines';
import { toMinor } from '@/lib/cart/rounding';
import { guestSumsSchema } from '@/lib/cart/schema';
import { findCartShop } from '@/lib/cart/shop';
import { findCurrency } from '@/lib/market/currencies';
import { currencyQuery, type Market } from '@/lib/market/market';
import { money } from '@/lib/money';

/** Calculates a basket; `more` adds fields to the request (delivery, coupon, tips). */
export async function calculateBasket(
  basket: Basket,
  market: Market,
  how: Record<string, QueryValue> = { type: 'pickup' },
) {
  const products = productsQuery(basket.lines);
  // R2 calculates the delivery fee with the rate that it is sent, and with 1 where none is sent (docs/api.md 9.3).
  const rate = (await findCurrency(market.locale, market.currency))?.rate;
  return liveApi({
    path: 'rest/order/products/calculate',
    locale: market.locale,
    query: { ...currencyQuery(market), rate, shop_id: basket.shopId, ...how, products },
    schema: guestSumsSchema,
  });
}

/** The lines as the call's query takes them, each followed by its add-ons. */
export function productsQuery(lines: BasketLine[]) {
  return lines.flatMap(({ stockId, quantity, addons }) => [
    { stock_id: stockId, quantity },
    ...addons.map(addon => ({ stock_id: addon.stockId, quantity: addon.quantity, parent_id: stockId })),
  ]);
}

/**
 * The lines that are available now, in the quantities to which the API limits them, like those of an account's cart
 * (docs/api.md 7.3).
 */
export async function limitToStock(basket: Basket, market: Market): Promise<Outcome<BasketLine[]>> {
  const { sums } = await calculateSold(basket, market);
  if (!sums.ok) return sums;
  const sold = new Map(sums.value?.stocks.filter(({ isBonus }) => !isBonus).map(line => [line.stockId, line.quantity]));
  const lines = basket.lines.map(line => ({ ...line, quantity: Math.min(sold.get(line.stockId) ?? 0, mostUnits) }));
  return { ok: true, value: lines.filter(({ quantity }) => quantity > 0) };
}

/**
 * One unknown stock makes the API refuse the whole basket and name that stock (docs/api.md 1.6); then it is asked once
 * more without it. `known`: the basket without unknown stocks. The sums are null when the API knows none of its stocks.
 */
async function calculateSold(basket: Basket, market: Market) {
  const sums = await calculateBasket(basket, market);
  const known = !sums.ok && sums.why === 'refused' ? withoutRefused(basket, sums.params) : null;
  if (known === null) return { sums, known: basket };
  if (known.lines.length > 0) return { sums: await calculateBasket(known, market), known };
  return { sums: { ok: true, value: null } as const, known };
}

export async function readGuestCart(basket: Basket, market: Market): Promise<Outcome<Cart | null>> {
  const [shop, { sums, known }] = await Promise.all([
    findCartShop(basket.shopId, market),
    calculateSold(basket, market),
  ]);
  if (!shop.ok) return shop.why === 'gone' ? { ok: true, value: null } : shop;
  if (!sums.ok) return sums;

  const priced = priceLines(sums.value?.stocks ?? [], market.currency, { basket, isGuest: true });
  const recipeDiscount = sums.value?.receipt_discount ?? 0;
  const lines = await completeLines(basket.lines, known.lines, priced.lines, market);
  return {
    ok: true,
    value: {
      id: null,
      rate: null,
      shop: shop.value,
      lines: [...lines, ...priced.lines.filter(({ isBonus }) => isBonus)],
      goods: priced.goods,
      exact: Math.max(priced.exact - recipeDiscount * 100, 0),
      recipeDiscount: money(toMinor(recipeDiscount), market.currency),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}

/** The basket without the lines named by the refusal, as "products.3.stock_id"; null when it names none of them. */
function withoutRefused(basket: Basket, params: Record<string, string[]>): Basket | null {
  const refused = new Set(Object.keys(params).flatMap(field => /^products\.(\d+)\./.exec(field)?.[1] ?? []));
  if (refused.size === 0) return null;
  // Counts lines and add-ons in the order in which they were sent.
  let sent = 0;
  const isKnown = () => !refused.has(String(sent++));
  const lines = basket.lines.flatMap(line => {
    const isLineKnown = isKnown();
    const addons = line.addons.filter(isKnown);
    return isLineKnown ? [{ ...line, addons }] : [];
  });
  return { ...basket, lines };
}
