/** Carries out each change of a cart, wherever it is kept, and chooses the message about it. */
import 'server-only';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import { readBasket, readParked, writeBasket, writeParked } from '@/lib/cart/basket-cookies';
import { countOf, linesIn } from '@/lib/cart/basket-sum';
import { type BasketOutcome, type CartBackend, cartBackend } from '@/lib/cart/cart-backend';
import { type FillOutcome, fillCart } from '@/lib/cart/fill';
import { park, unpark } from '@/lib/cart/parking';
import type { Market } from '@/lib/market/market';
import type { NoticeKey, Tone } from '@/lib/notice';
import { updateMeCookie } from '@/lib/session/me-cookie';

/** A message key under `notices`, with its numbers. */
export interface CartMessage {
  key: NoticeKey;
  tone: Tone;
  numbers?: Record<string, number>;
}

export type CartChangeOutcome =
  /** Null where the visible result needs no message. */
  | { ok: true; message: CartMessage | null }
  /** Nothing has changed. */
  | { ok: false; why: 'unauthorized' }
  | { ok: false; why: 'refused'; message: CartMessage };

/** Actions and route handlers only, as all functions here. */
export async function addLine(shopId: string, line: BasketLine, market: Market): Promise<CartChangeOutcome> {
  const filled = await fillCart(shopId, [line], market);
  if (filled.status !== 'filled') return afterFilling(filled);
  await writeBasket('undo', null);
  const got = unitsOf(line.stockId, filled.held?.lines);
  return cutDown(unitsOf(line.stockId, filled.wanted), got) ?? done('cartAdded', { count: got });
}

export async function setQuantity(stockId: string, quantity: number, market: Market): Promise<CartChangeOutcome> {
  const holder = await cartBackend(market);
  const before = await holder.read();
  if (!before.ok) return failed(before);
  const line = before.value?.lines.find(line => line.stockId === stockId);
  // Another tab removed it meanwhile.
  if (before.value === null || line === undefined) return refused('cartLineGone');
  // Sends only the changed line, because add-ons keep their own quantities (docs/api.md 7.3).
  const held = await holder.put(before.value.shopId, [{ ...line, quantity }]);
  if (!held.ok) return failed(held);
  await writeBasket('undo', null);
  await note(held.value);
  return cutDown(quantity, unitsOf(stockId, held.value?.lines)) ?? { ok: true, message: null };
}

/** The message when the cart took another quantity than was wanted. */
function cutDown(wanted: number, got: number): CartChangeOutcome | null {
  if (got === 0) return refused('cartSoldOut');
  if (got === wanted) return null;
  return { ok: true, message: { key: got < wanted ? 'cartLess' : 'cartMore', tone: 'error', numbers: { count: got } } };
}

function unitsOf(stockId: string, lines: BasketLine[] = []): number {
  return lines.find(line => line.stockId === stockId)?.quantity ?? 0;
}

/** Removes the line, or only the add-on when one is named. A removed line can be restored for some minutes. */
export async function removeLine(
  stockId: string,
  addonId: string | undefined,
  market: Market,
): Promise<CartChangeOutcome> {
  const holder = await cartBackend(market);
  const before = await holder.read();
  if (!before.ok) return failed(before);
  const line = before.value?.lines.find(line => line.stockId === stockId);
  if (before.value === null || line === undefined) return { ok: true, message: null };
  const held = await holder.take(stockId, addonId);
  if (!held.ok) return failed(held);
  const addons = addonId === undefined ? line.addons : line.addons.filter(addon => addon.stockId === addonId);
  if (addonId === undefined) await writeBasket('undo', { ...before.value, lines: [line] });
  else await writeBasket('undo', null);
  await note(held.value);
  return done(addonId === undefined ? 'cartRemoved' : 'cartAddonRemoved', { count: addons.length });
}

export async function clearCart(market: Market): Promise<CartChangeOutcome> {
  const holder = await cartBackend(market);
  const before = await holder.read();
  if (!before.ok) return failed(before);
  const held = await holder.empty();
  if (!held.ok) return failed(held);
  await writeBasket('undo', before.value);
  await note(null);
  return done('cartCleared', { count: countOf(before.value) });
}

/** Restores what was removed last. */
export async function undoRemoval(market: Market): Promise<CartChangeOutcome> {
  const removed = await readBasket('undo');
  if (removed === null) return refused('cartNothingToUndo');
  const filled = await fillCart(removed.shopId, linesIn(market.currency, removed), market);
  if (filled.status !== 'filled') return afterFilling(filled);
  await writeBasket('undo', null);
  return filled.missing.length > 0 ? refused('cartSoldOut') : done('cartUndone', { count: countOf(removed) });
}

/** Answers the question of one shop per cart: switch to the waiting basket, or stay. Parks the other one. */
export async function chooseBasket(choice: 'new' | 'stay', market: Market): Promise<CartChangeOutcome> {
  const waiting = await readBasket('waiting');
  if (waiting === null) return { ok: true, message: null };
  if (choice === 'new') {
    const changed = await switchTo(waiting, market);
    if (changed.ok) await writeBasket('waiting', null);
    return changed;
  }
  if (!(await park(waiting))) return refused('cartFull');
  await writeBasket('waiting', null);
  return done('cartParked', { count: countOf(waiting) });
}

/** Swaps the cart with a parked basket. */
export async function takeUp(shopId: string, market: Market): Promise<CartChangeOutcome> {
  const basket = (await readParked()).find(parked => parked.shopId === shopId);
  if (basket === undefined) return { ok: true, message: null };
  const changed = await switchTo(basket, market);
  if (changed.ok) await unpark(shopId);
  return changed;
}

async function switchTo(basket: Basket, market: Market): Promise<CartChangeOutcome> {
  const holder = await cartBackend(market);
  const before = await holder.read();
  if (!before.ok) return failed(before);
  const isOther = before.value !== null && before.value.shopId !== basket.shopId;
  const parked = await readParked();
  if (isOther) {
    const away = await putAside(before.value, holder);
    if (away !== null) return away;
  }
  const filled = await fillCart(basket.shopId, linesIn(market.currency, basket), market);
  if (filled.status === 'filled') {
    await writeBasket('undo', null);
    if (filled.missing.length > 0) return { ok: true, message: { key: 'cartPartly', tone: 'error' } };
    return done('cartSwitched', { count: countOf(filled.held) });
  }
  // Failed halfway: restores the cart from before.
  if (isOther && before.value !== null && (await holder.restore(before.value)).ok) await writeParked(parked);
  return afterFilling(filled);
}

/** Parks before emptying, so that a failure in between leaves the basket in both places rather than in none. */
async function putAside(basket: Basket | null, holder: CartBackend): Promise<CartChangeOutcome | null> {
  if (basket === null) return null;
  const parked = await readParked();
  if (!(await park(basket))) return refused('cartFull');
  const emptied = await holder.empty();
  if (emptied.ok) return null;
  await writeParked(parked);
  return failed(emptied);
}

async function note(held: Basket | null): Promise<void> {
  await updateMeCookie({ count: countOf(held) });
}

function afterFilling({ status }: FillOutcome): CartChangeOutcome {
  if (status === 'unauthorized') return { ok: false, why: 'unauthorized' };
  // The cart page shows the question itself.
  if (status === 'asks') return refused('cartAsks');
  return refused(status === 'full' ? 'cartFull' : 'cartOffline');
}

function failed(held: Extract<BasketOutcome, { ok: false }>): CartChangeOutcome {
  if (held.why === 'unauthorized') return { ok: false, why: 'unauthorized' };
  return refused(held.why === 'full' ? 'cartFull' : 'cartOffline');
}

function refused(key: NoticeKey): CartChangeOutcome {
  return { ok: false, why: 'refused', message: { key, tone: 'error' } };
}

function done(key: NoticeKey, numbers: Record<string, number>): CartChangeOutcome {
  return { ok: true, message: { key, tone: 'success', numbers } };
}
