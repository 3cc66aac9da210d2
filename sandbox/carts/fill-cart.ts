/** How does a cart change? Opened, filled with absolute quantities, emptied; free lines follow what was bought. */

import { randomUUID } from 'node:crypto';
import { sqlTime } from '../database/time.ts';
import type { CartItem } from '../input/cart-items.ts';
import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { bonusesByCount, bonusesBySum } from '../queries/bonuses.ts';
import { type CartRow, cartById, cartLines, cartOfOwner, participantsOf } from '../queries/carts.ts';
import { type Sellable, sellables } from '../queries/sellable.ts';
import { Refusal } from '../refusal.ts';
import { clamped } from '../rules/quantity.ts';

// All of these are called inside the route's `store.together`.

/** The owner's cart of this shop with the owner's own participant row; made when missing. Throws "Other shop". */
export function openCart(view: View, owner: Customer, shopId: number, currencyId: number): CartRow {
  const { store, now } = view;
  const known = cartOfOwner(store, owner.id);
  if (known && known.shop_id !== shopId) throw new Refusal('ERROR_400', { text: otherShop });
  if (known) return known;
  const at = sqlTime(now);
  const rate = rateOf(view, currencyId);
  const id = store.run(
    'INSERT INTO carts (owner_id, shop_id, currency_id, rate, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    ...[owner.id, shopId, currencyId, rate, at, at],
  );
  store.run(
    'INSERT INTO user_carts (cart_id, user_id, name, uuid, created_at) VALUES (?, ?, ?, ?, ?)',
    ...[id, owner.id, owner.firstname ?? owner.email, randomUUID(), at],
  );
  return mustBe(cartById(store, id));
}

/** Freezes the currency's rate of now. */
export function switchCurrency(view: View, cart: CartRow, currencyId: number): CartRow {
  const rate = rateOf(view, currencyId);
  if (cart.currency_id === currencyId && cart.rate === rate) return cart;
  view.store.run('UPDATE carts SET currency_id = ?, rate = ? WHERE id = ?', currencyId, rate, cart.id);
  return { ...cart, currency_id: currencyId, rate };
}

/** What is not known, not on sale or not of this shop is passed over, as the API does (7.3). */
export function putItems(view: View, cart: CartRow, participantId: number, items: CartItem[]): void {
  const stocks = sellables(
    view,
    items.flatMap(({ stockId, parentId }) => (parentId === null ? [stockId] : [stockId, parentId])),
  );
  const canBeHad = (id: number): Sellable | undefined => {
    const stock = stocks.get(id);
    return stock?.on_sale && stock.shop_id === cart.shop_id ? stock : undefined;
  };
  const done = new Set<number>();
  for (const { stockId, parentId, quantity } of items) {
    if (done.has(stockId)) continue;
    done.add(stockId);
    const stock = canBeHad(stockId);
    if (!stock || Boolean(stock.addon) !== (parentId !== null)) continue;
    if (parentId === null) putLine(view, participantId, stock, null, quantity);
    else putAddon(view, participantId, stock, canBeHad(parentId), quantity);
  }
  settle(view, cart);
}

/** Parent lines take their add-ons along. */
export function removeLines(view: View, cart: CartRow, lineIds: number[]): void {
  const ids = JSON.stringify(lineIds);
  const among = 'IN (SELECT value FROM json_each(?))';
  view.store.run(`DELETE FROM cart_lines WHERE parent_id ${among}`, ids);
  view.store.run(`DELETE FROM cart_lines WHERE id ${among}`, ids);
  settle(view, cart);
}

/** Gives and takes back what is free. Also needed before reading: a bonus may have ended since. */
export function settle(view: View, cart: CartRow): void {
  const lines = cartLines(view, cart.id);
  for (const [index, { id }] of participantsOf(view.store, cart.id).entries()) {
    const own = lines.filter(line => line.user_cart_id === id);
    const earned = bonusesByCount(view, own);
    if (index === 0) for (const [stock, units] of bonusesBySum(view, cart.shop_id, lines)) add(earned, stock, units);
    const kept = own.filter(line => line.bonus);
    for (const line of kept) if (!earned.has(line.stock_id)) removeLine(view, line.id);
    for (const [stock, units] of earned) {
      const line = kept.find(({ stock_id }) => stock_id === stock);
      if (line?.quantity !== units) write(view, { participantId: id, stockId: stock, parentId: null, bonus: 1 }, units);
    }
  }
}

function putAddon(view: View, participantId: number, addon: Sellable, parent: Sellable | undefined, wanted: number) {
  if (!parent || !isOffered(view, parent, addon)) return;
  const line = lineOf(view, participantId, parent.stock_id, null);
  if (line === undefined && wanted <= 0) return;
  const parentLine = line ?? putLine(view, participantId, parent, null, 1);
  if (parentLine !== undefined) putLine(view, participantId, addon, parentLine, wanted);
}

/** Answers the line's id, or undefined when there is none now. */
function putLine(view: View, participantId: number, stock: Sellable, parentId: number | null, wanted: number) {
  const quantity = clamped(wanted, stock);
  if (quantity > 0) return write(view, { participantId, stockId: stock.stock_id, parentId, bonus: 0 }, quantity);
  const line = lineOf(view, participantId, stock.stock_id, parentId);
  if (line !== undefined) removeLine(view, line);
  return undefined;
}

interface LineKey {
  participantId: number;
  stockId: number;
  parentId: number | null;
  bonus: 0 | 1;
}

function write(view: View, { participantId, stockId, parentId, bonus }: LineKey, quantity: number): number | undefined {
  view.store.run(
    `INSERT INTO cart_lines (user_cart_id, stock_id, parent_id, bonus, quantity, updated_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET quantity = excluded.quantity, updated_at = excluded.updated_at`,
    ...[participantId, stockId, parentId, bonus, quantity, sqlTime(view.now)],
  );
  return bonus ? undefined : lineOf(view, participantId, stockId, parentId);
}

function lineOf({ store }: View, participantId: number, stockId: number, parentId: number | null): number | undefined {
  const sql = 'SELECT id FROM cart_lines WHERE user_cart_id = ? AND stock_id = ? AND parent_id IS ? AND NOT bonus';
  return store.one<{ id: number }>(sql, participantId, stockId, parentId)?.id;
}

function removeLine({ store }: View, id: number): void {
  store.run('DELETE FROM cart_lines WHERE id = ?1 OR parent_id = ?1', id);
}

function isOffered({ store }: View, parent: Sellable, addon: Sellable): boolean {
  const sql = 'SELECT 1 FROM stock_addons WHERE stock_id = ? AND addon_id = ?';
  return store.one(sql, parent.stock_id, addon.product_id) !== undefined;
}

function rateOf({ store }: View, currencyId: number): number {
  return store.one<{ rate: number }>('SELECT rate FROM currencies WHERE id = ?', currencyId)?.rate ?? 1;
}

function add(earned: Map<number, number>, stock: number, units: number): void {
  earned.set(stock, (earned.get(stock) ?? 0) + units);
}

function mustBe(cart: CartRow | undefined): CartRow {
  if (!cart) throw new Refusal('ERROR_501');
  return cart;
}

const otherShop = { en: 'Other shop', de: 'Anderes Geschäft', ar: 'متجر آخر' };
