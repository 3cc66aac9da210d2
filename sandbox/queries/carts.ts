/** What is in a cart? Its participants and lines, each line at the current price. */

import type { Store } from '../database/store.ts';
import type { View } from '../input/view.ts';
import { type LinePrice, linePrice } from '../rules/cart-price.ts';
import { type BasketLine, sellables } from './sellable.ts';

export interface CartRow {
  id: number;
  owner_id: number;
  shop_id: number;
  is_group: 0 | 1;
  currency_id: number;
  /** Units of the cart's currency per unit of the base currency, frozen when the currency was set. */
  rate: number;
  created_at: string;
  updated_at: string;
}

export interface Participant {
  id: number;
  cart_id: number;
  /** Null for a guest in a group cart. */
  user_id: number | null;
  name: string | null;
  uuid: string;
  choosing: 0 | 1;
  created_at: string;
}

export interface CartLine extends BasketLine {
  user_cart_id: number;
  updated_at: string;
}

export function cartById(store: Store, id: number): CartRow | undefined {
  return store.one<CartRow>('SELECT * FROM carts WHERE id = ?', id);
}

export function cartOfOwner(store: Store, ownerId: number): CartRow | undefined {
  return store.one<CartRow>('SELECT * FROM carts WHERE owner_id = ?', ownerId);
}

/** The owner first. */
export function participantsOf(store: Store, cartId: number): Participant[] {
  return store.all<Participant>('SELECT * FROM user_carts WHERE cart_id = ? ORDER BY id', cartId);
}

export function participantByUuid(store: Store, uuid: string): Participant | undefined {
  return store.one<Participant>('SELECT * FROM user_carts WHERE uuid = ?', uuid);
}

type LineRow = Pick<CartLine, 'id' | 'user_cart_id' | 'parent_id' | 'stock_id' | 'quantity' | 'bonus' | 'updated_at'>;

/** The lines of all participants, parents before their add-ons, bonuses last. */
export function cartLines(view: View, cartId: number): CartLine[] {
  const rows = view.store.all<LineRow>(
    `SELECT cart_lines.* FROM cart_lines JOIN user_carts ON user_carts.id = user_cart_id WHERE cart_id = ?
     ORDER BY bonus, parent_id IS NOT NULL, cart_lines.id`,
    cartId,
  );
  const known = sellables(
    view,
    rows.map(row => row.stock_id),
  );
  return rows.flatMap(row => {
    const stock = known.get(row.stock_id);
    return stock ? [{ ...stock, ...row, price: row.bonus ? free : linePrice(stock.unit, row.quantity) }] : [];
  });
}

const free: LinePrice = { price: 0, discount: 0 };
