/** Puts goods into the cart, wherever it is kept: what reordering, quick adding and taking up a parked basket share. */
import 'server-only';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import { readBasket, writeBasket } from '@/lib/cart/baskets';
import type { ServerCart } from '@/lib/cart/schema';
import { putWanted, readServerCart } from '@/lib/cart/server';
import type { Market } from '@/lib/market/here';
import { readSession } from '@/lib/session/session';

/**
 * "filled": it lies in the cart, but for the lines in `missing`. "asks": the cart holds another shop; the goods wait, and
 * the cart page asks. "full": the guest's cookie has no room for it. "failed": the API did not answer; nothing changed.
 */
export type Filled =
  | { status: 'filled'; missing: BasketLine[]; cart: ServerCart | null }
  | { status: 'asks' | 'full' | 'failed' | 'unauthorized' };

/**
 * Adds the lines to what the cart holds. `missing` are lines that were not to be had at all (sold out, not sold any more).
 *
 * @example const filled = await fillCart(order.shopId, lines, market); if (filled.status === 'asks') redirect('/cart');
 */
export async function fillCart(shopId: string, lines: BasketLine[], market: Market): Promise<Filled> {
  const added: Basket = { shopId, currency: market.currency, lines };
  return (await readSession()) === null ? fillGuest(added) : fillServer(added, market);
}

async function fillGuest(added: Basket): Promise<Filled> {
  const before = await readBasket('cart');
  if (before !== null && before.shopId !== added.shopId) return wait(added);
  const isWritten = await writeBasket('cart', before === null ? added : together(before, added));
  return isWritten ? { status: 'filled', missing: [], cart: null } : { status: 'full' };
}

async function fillServer(added: Basket, market: Market): Promise<Filled> {
  const before = await readServerCart(market);
  if (!before.ok) return { status: before.why === 'unauthorized' ? 'unauthorized' : 'failed' };
  const cart = before.value;
  if (cart !== null && cart.lines.length > 0 && cart.shopId !== added.shopId) return wait(added);
  const answer = await putWanted(added.shopId, raised(added.lines, cart), market);
  if (!answer.ok) return { status: answer.why === 'unauthorized' ? 'unauthorized' : 'failed' };
  const there = new Set(answer.value?.lines.filter(({ isBonus }) => !isBonus).map(({ stockId }) => stockId));
  await rememberPrices(added);
  const missing = added.lines.filter(({ stockId }) => !there.has(stockId));
  return { status: 'filled', missing, cart: answer.value };
}

async function wait(added: Basket): Promise<Filled> {
  const waiting = await readBasket('waiting');
  const all = waiting?.shopId === added.shopId ? together(waiting, added) : added;
  return { status: (await writeBasket('waiting', all)) ? 'asks' : 'full' };
}

/** The prices that the customer saw as they added, for the day they change. */
async function rememberPrices(added: Basket): Promise<void> {
  const before = await readBasket('shown');
  const isSame = before?.shopId === added.shopId && before.currency === added.currency;
  const kept = isSame ? before.lines.filter(({ stockId }) => !added.lines.some(line => line.stockId === stockId)) : [];
  const fresh = added.lines.filter(({ shown }) => shown !== null).map(line => ({ ...line, addons: [] }));
  await writeBasket('shown', { ...added, lines: [...fresh, ...kept].slice(0, 60) });
}

/** The API takes absolute quantities: what is there already counts in. */
function raised(lines: BasketLine[], cart: ServerCart | null) {
  const known = new Map(cart?.lines.filter(({ isBonus }) => !isBonus).map(line => [line.stockId, line]));
  return lines.map(({ stockId, quantity, addons }) => {
    const line = known.get(stockId);
    return {
      stockId,
      quantity: quantity + (line?.quantity ?? 0),
      addons: addons.map(addon => ({
        ...addon,
        quantity: addon.quantity + (line?.addons.find(known => known.stockId === addon.stockId)?.quantity ?? 0),
      })),
    };
  });
}

/** Adding what is there already raises its quantity (SPEC 4). */
export function together(before: Basket, added: Basket): Basket {
  const lines = [...before.lines];
  for (const line of added.lines) {
    const at = lines.findIndex(({ stockId }) => stockId === line.stockId);
    const known = lines[at];
    if (known === undefined) lines.push(line);
    else lines[at] = joined(known, line);
  }
  return { ...added, lines: before.currency === added.currency ? lines : lines.map(withoutPrice(added.lines)) };
}

function joined(known: BasketLine, added: BasketLine): BasketLine {
  const addons = new Map(known.addons.map(({ stockId, quantity }) => [stockId, quantity]));
  for (const { stockId, quantity } of added.addons) addons.set(stockId, (addons.get(stockId) ?? 0) + quantity);
  return {
    ...added,
    quantity: known.quantity + added.quantity,
    addons: [...addons].map(([stockId, quantity]) => ({ stockId, quantity })),
  };
}

/** Prices seen in another currency say nothing in this one. */
function withoutPrice(fresh: BasketLine[]) {
  return (line: BasketLine): BasketLine =>
    fresh.some(({ stockId }) => stockId === line.stockId) ? line : { ...line, shown: null };
}
