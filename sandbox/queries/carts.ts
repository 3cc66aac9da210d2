/** What lies in a cart? Its participants and lines, each line at the price of this moment. */

import type { View } from '../asked/view.ts';
import { type LinePrice, linePrice } from '../rules/cart-price.ts';
import { unitPrice } from '../rules/price.ts';
import type { Store } from '../store.ts';
import { productDiscounts } from '../wire/discount.ts';

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

export interface CartLine {
  id: number;
  user_cart_id: number;
  /** The line that an add-on belongs to. */
  parent_id: number | null;
  stock_id: number;
  product_id: number;
  shop_id: number;
  quantity: number;
  bonus: 0 | 1;
  updated_at: string;
  /** Of the stock: units in store, and its price without tax and discount in the base currency. */
  in_store: number;
  stock_price: number;
  addon: 0 | 1;
  tax: number;
  min_qty: number;
  max_qty: number;
  /** The product is published and active. */
  on_sale: 0 | 1;
  /** Nothing for a bonus. */
  price: LinePrice;
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

/** The lines of all participants, parents before their add-ons. */
export function cartLines(view: View, cartId: number): CartLine[] {
  const rows = view.store.all<Omit<CartLine, 'price'>>(
    `SELECT cart_lines.*, product_id, products.shop_id, stocks.quantity AS in_store, stocks.price AS stock_price,
       stocks.addon, products.tax, min_qty, max_qty, (status = 'published' AND active) AS on_sale
     FROM cart_lines JOIN user_carts ON user_carts.id = user_cart_id
       JOIN stocks ON stocks.id = stock_id JOIN products ON products.id = product_id
     WHERE cart_id = ? ORDER BY cart_lines.parent_id IS NOT NULL, cart_lines.bonus, cart_lines.id`,
    cartId,
  );
  const discounts = productDiscounts(
    view,
    rows.map(row => row.product_id),
  );
  return rows.map(row => {
    const unit = unitPrice(row.stock_price, row.tax, discounts.get(row.product_id)?.[0] ?? null);
    return { ...row, price: row.bonus ? { price: 0, discount: 0 } : linePrice(unit, row.quantity) };
  });
}

/** Inside the caller's `store.together`. */
export function deleteCart(store: Store, id: number): void {
  store.run('DELETE FROM cart_lines WHERE user_cart_id IN (SELECT id FROM user_carts WHERE cart_id = ?)', id);
  store.run('DELETE FROM user_carts WHERE cart_id = ?', id);
  store.run('DELETE FROM carts WHERE id = ?', id);
}
