/** Carries out each change of a cart's lines, wherever it is kept, and chooses the message about it. */
import 'server-only';
import type { CartBackend } from '@/lib/cart/backend/backend';
import { chooseBackend } from '@/lib/cart/backend/choose-backend';
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import { readBasket, writeBasket } from '@/lib/cart/basket/basket-cookies';
import { countUnits, findLine } from '@/lib/cart/basket/basket-lines';
import {
  type CartChangeOutcome,
  doneWith,
  refusedBecause,
  refusedFill,
  refusedWith,
  withGroupEnd,
} from '@/lib/cart/change/change-outcome';
import { fillCart, mergeIntoCart } from '@/lib/cart/change/fill';
import { showCartCount } from '@/lib/cart/change/show-cart-count';
import type { Market } from '@/lib/market/market';

/** Actions and route handlers only, as are all functions here. */
export async function addLine(shopId: string, line: BasketLine, market: Market): Promise<CartChangeOutcome> {
  const filled = await fillCart(shopId, [line], market);
  if (filled.status !== 'filled') return refusedFill(filled);
  await writeBasket('undo', null);
  const got = unitsOf(line.stockId, filled.held?.lines);
  const added = cutDown(unitsOf(line.stockId, filled.wanted), got) ?? doneWith('cartAdded', { count: got });
  return withGroupEnd(added, filled.ended);
}

export async function setQuantity(stockId: string, quantity: number, market: Market): Promise<CartChangeOutcome> {
  return inCart(market, backend => setIn(backend, stockId, quantity));
}

/** Changes the cart where it is kept. A customer who turns out to be no longer in their group order is told so. */
async function inCart(
  market: Market,
  change: (backend: CartBackend) => Promise<CartChangeOutcome>,
): Promise<CartChangeOutcome> {
  const backend = await chooseBackend(market);
  const changed = await change(backend);
  return withGroupEnd(changed, backend.groupEnd());
}

async function setIn(backend: CartBackend, stockId: string, quantity: number): Promise<CartChangeOutcome> {
  const before = await backend.read();
  if (!before.ok) return refusedBecause(before);
  const line = findLine(before.value, stockId);
  // Another tab removed it meanwhile.
  if (before.value === null || line === undefined) return refusedWith('cartLineGone');
  // Sends the changed line alone: its add-ons keep their quantities (docs/api.md 7.3).
  const held = await backend.put(before.value.shopId, [{ ...line, quantity }], before.value);
  if (!held.ok) return held.why === 'otherShop' ? refusedWith('cartLineGone') : refusedBecause(held);
  await writeBasket('undo', null);
  await showCartCount(held.value);
  return cutDown(quantity, unitsOf(stockId, held.value?.lines)) ?? { ok: true, message: null };
}

/** The message when the cart took another quantity than the customer wanted. */
function cutDown(wanted: number, got: number): CartChangeOutcome | null {
  if (got === 0) return refusedWith('cartSoldOut');
  if (got === wanted) return null;
  return { ok: true, message: { key: got < wanted ? 'cartLess' : 'cartMore', tone: 'error', numbers: { count: got } } };
}

function unitsOf(stockId: string, lines: BasketLine[] = []): number {
  return lines.find(line => line.stockId === stockId)?.quantity ?? 0;
}

/**
 * Removes the line, or only its add-on when one is named. A removed line can be restored for some minutes, even where
 * nobody knows whether it was removed.
 */
export async function removeLine(
  stockId: string,
  addonId: string | undefined,
  market: Market,
): Promise<CartChangeOutcome> {
  return inCart(market, backend => removeFrom(backend, stockId, addonId));
}

async function removeFrom(
  backend: CartBackend,
  stockId: string,
  addonId: string | undefined,
): Promise<CartChangeOutcome> {
  const before = await backend.read();
  if (!before.ok) return refusedBecause(before);
  const line = findLine(before.value, stockId);
  if (before.value === null || line === undefined) return { ok: true, message: null };
  const held = await backend.remove(stockId, addonId);
  if (!held.ok && held.why !== 'unknown') return refusedBecause(held);
  await keepForUndo(addonId === undefined ? { ...before.value, lines: [line] } : null);
  if (!held.ok) return refusedBecause(held);
  await showCartCount(held.value);
  const addons = addonId === undefined ? line.addons : line.addons.filter(addon => addon.stockId === addonId);
  return doneWith(addonId === undefined ? 'cartRemoved' : 'cartAddonRemoved', { count: addons.length });
}

export async function clearCart(market: Market): Promise<CartChangeOutcome> {
  return inCart(market, clear);
}

async function clear(backend: CartBackend): Promise<CartChangeOutcome> {
  const before = await backend.read();
  if (!before.ok) return refusedBecause(before);
  const held = await backend.empty();
  if (!held.ok && held.why !== 'unknown') return refusedBecause(held);
  // An empty cart was emptied before, by a second press or in another tab, and that can still be undone.
  if (before.value !== null) await keepForUndo(before.value);
  if (!held.ok) return refusedBecause(held);
  await showCartCount(null);
  return doneWith('cartCleared', { count: countUnits(before.value) });
}

/** What the cookie cannot hold cannot be restored; then nothing can, not even what an earlier removal has kept. */
async function keepForUndo(removed: Basket | null): Promise<void> {
  if (!(await writeBasket('undo', removed))) await writeBasket('undo', null);
}

/** Restores what was removed last. */
export async function undoRemoval(market: Market): Promise<CartChangeOutcome> {
  const removed = await readBasket('undo');
  if (removed === null) return refusedWith('cartNothingToUndo');
  const filled = await mergeIntoCart(removed, market);
  if (filled.status !== 'filled') return refusedFill(filled);
  await writeBasket('undo', null);
  const undone =
    filled.missing.length > 0 ? refusedWith('cartSoldOut') : doneWith('cartUndone', { count: countUnits(removed) });
  return withGroupEnd(undone, filled.ended);
}
