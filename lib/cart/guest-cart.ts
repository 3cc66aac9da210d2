/** Reads a guest's cart: the lines of its cookie, priced by the API now (docs/api.md 7.6, "without a cart"). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import type { Cart, CartAddon, CartLine } from '@/lib/cart/cart';
import { priceLines } from '@/lib/cart/lines';
import { toMinor } from '@/lib/cart/rounding';
import { guestSumsSchema } from '@/lib/cart/schema';
import { findCartShop } from '@/lib/cart/shop';
import { currencyQuery, type Market } from '@/lib/market/market';
import { money } from '@/lib/money';
import { readProductAnew } from '@/lib/products/queries';
import type { Product } from '@/lib/products/schema';

/** Calculates a basket; `more` adds fields to the request (delivery, coupon, tips). */
export async function calculateBasket(
  basket: Basket,
  market: Market,
  how: Record<string, unknown> = { type: 'pickup' },
) {
  const products = basket.lines.flatMap(({ stockId, quantity, addons }) => [
    { stock_id: stockId, quantity },
    ...addons.map(addon => ({ stock_id: addon.stockId, quantity: addon.quantity, parent_id: stockId })),
  ]);
  return liveApi({
    path: 'rest/order/products/calculate',
    locale: market.locale,
    query: { ...currencyQuery(market), shop_id: basket.shopId, ...(how as Record<string, string>), products },
    schema: guestSumsSchema,
  });
}

/**
 * The lines that are available now, in the quantities to which the API clamps them, as an account's cart would
 * (docs/api.md 7.3).
 */
export async function obtainable(basket: Basket, market: Market): Promise<Outcome<BasketLine[]>> {
  const sums = await calculateSold(basket, market);
  if (!sums.ok) return sums;
  const sold = new Map(sums.value?.stocks.filter(({ isBonus }) => !isBonus).map(line => [line.stockId, line.quantity]));
  const lines = basket.lines.map(line => ({ ...line, quantity: sold.get(line.stockId) ?? 0 }));
  return { ok: true, value: lines.filter(({ quantity }) => quantity > 0) };
}

/** Null when nothing of it is sold any more. One unknown stock makes the API refuse all of them. */
async function calculateSold(basket: Basket, market: Market) {
  const sums = await calculateBasket(basket, market);
  if (sums.ok) return sums;
  const known = await withoutVanished(basket, market);
  if (known === null) return { ok: false, why: 'offline' } as const;
  return known.lines.length > 0 ? calculateBasket(known, market) : ({ ok: true, value: null } as const);
}

export async function readGuestCart(basket: Basket, market: Market): Promise<Outcome<Cart | null>> {
  const [shop, sums] = await Promise.all([findCartShop(basket.shopId, market), calculateSold(basket, market)]);
  if (!shop.ok) return shop.why === 'gone' ? { ok: true, value: null } : shop;
  if (!sums.ok) return sums;

  const priced = priceLines(sums.value?.stocks ?? [], market.currency, basket, true);
  const lines = await Promise.all(basket.lines.map(line => completed(line, priced.lines, market)));
  return {
    ok: true,
    value: {
      kind: 'guest',
      id: null,
      shop: shop.value,
      lines: [...lines, ...priced.lines.filter(({ isBonus }) => isBonus)],
      goods: priced.goods,
      recipeDiscount: money(toMinor(sums.value?.receipt_discount ?? 0), market.currency),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}

/** The API leaves out what it cannot sell, so the product itself says what the line was. */
async function completed(basketLine: BasketLine, priced: CartLine[], market: Market): Promise<CartLine> {
  const line = priced.find(({ stockId, isBonus }) => stockId === basketLine.stockId && !isBonus);
  const missing = basketLine.addons.filter(({ stockId }) => !line?.addons.some(addon => addon.stockId === stockId));
  if (line !== undefined && missing.length === 0) return line;
  const product = await readProductAnew(basketLine.uuid, market);
  const found = product.ok ? product.value : null;
  const lost = missing.map(addon => lostAddon(addon, found, market));
  return line === undefined
    ? lostLine(basketLine, lost, found, market)
    : { ...line, addons: [...line.addons, ...lost] };
}

function lostAddon(addon: BasketLine['addons'][number], product: Product | null, market: Market): CartAddon {
  const offered = product?.stocks.flatMap(({ addons }) => addons).find(({ stockId }) => stockId === addon.stockId);
  return {
    key: addon.stockId,
    stockId: addon.stockId,
    title: offered?.title ?? '',
    quantity: addon.quantity,
    total: money(0, market.currency),
    oldTotal: null,
    isGone: true,
  };
}

function lostLine(basketLine: BasketLine, addons: CartAddon[], product: Product | null, market: Market): CartLine {
  const stock = product?.stocks.find(({ id }) => id === basketLine.stockId);
  const nothing = money(0, market.currency);
  return {
    key: basketLine.stockId,
    lineId: null,
    stockId: basketLine.stockId,
    uuid: product === null ? null : basketLine.uuid,
    title: product?.title ?? '',
    options: stock?.options.map(({ value }) => value).join(' · ') ?? '',
    picture: product?.picture ?? '',
    quantity: basketLine.quantity,
    min: product?.minQuantity ?? 1,
    max: stock?.quantity ?? 0,
    unit: nothing,
    total: nothing,
    oldTotal: null,
    isBonus: false,
    addons,
    trouble: { kind: stock === undefined ? 'gone' : 'soldOut' },
  };
}

/** The basket reduced to what is still sold; null while the API is down. */
async function withoutVanished(basket: Basket, market: Market): Promise<Basket | null> {
  const products = await Promise.all(basket.lines.map(({ uuid }) => readProductAnew(uuid, market)));
  if (products.some(product => !product.ok && product.why === 'offline')) return null;
  const lines = basket.lines.flatMap((line, index) => {
    const product = products[index];
    const stock = product?.ok ? product.value.stocks.find(({ id }) => id === line.stockId) : undefined;
    if (stock === undefined) return [];
    const offered = new Set(stock.addons.map(({ stockId }) => stockId));
    return [{ ...line, addons: line.addons.filter(({ stockId }) => offered.has(stockId)) }];
  });
  return { ...basket, lines };
}
