/** Which orders are there, and which lines and transaction belong to one? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';
import type { DeliveryType } from '../rules/cart-price.ts';
import type { OrderStatus } from '../rules/order-life.ts';

/** Amounts in the base currency. */
export interface OrderRow {
  id: number;
  user_id: number;
  shop_id: number;
  cart_id: number | null;
  currency_id: number;
  rate: number;
  status: OrderStatus;
  delivery_type: DeliveryType;
  delivery_date: string | null;
  delivery_time: string | null;
  latitude: number | null;
  longitude: number | null;
  km: number;
  /** JSON, AddressDetails of docs/api.md 2.7. */
  address: string | null;
  address_id: number | null;
  /** Where it is collected (R2). */
  collection_point_id: number | null;
  phone: string | null;
  username: string | null;
  email: string | null;
  note: string | null;
  /** JSON. */
  images: string;
  origin_price: number;
  total_discount: number;
  receipt_discount: number;
  receipt_count: number;
  coupon_id: number | null;
  coupon_name: string | null;
  coupon_price: number;
  tax: number;
  delivery_fee: number;
  service_fee: number;
  tips: number;
  total_price: number;
  courier_id: number | null;
  ride_started_at: string | null;
  life_starts_at: string | null;
  life_seconds: number;
  always_minutes: number | null;
  created_at: string;
  updated_at: string;
}

export interface OrderLineRow {
  id: number;
  order_id: number;
  parent_id: number | null;
  stock_id: number;
  quantity: number;
  bonus: 0 | 1;
  note: string | null;
  origin_price: number;
  discount: number;
  tax: number;
  total_price: number;
}

export interface TransactionRow {
  id: number;
  /** Null for one that fills the wallet. */
  order_id: number | null;
  user_id: number;
  payment_id: number;
  /** The payment's tag. */
  tag: string;
  price: number;
  status: 'progress' | 'paid' | 'canceled' | 'rejected' | 'refund';
  payment_trx_id: string | null;
  perform_time: string | null;
  refund_time: string | null;
  created_at: string;
  updated_at: string;
}

export function orderById(store: Store, id: number): OrderRow | undefined {
  return store.one<OrderRow>('SELECT * FROM orders WHERE id = ?', id);
}

export function orderRows(store: Store, ids: number[]): OrderRow[] {
  return rowsByIds<OrderRow>(store, 'SELECT * FROM orders WHERE id IN (SELECT value FROM json_each(?))', ids);
}

/** Parents before their add-ons. */
export function linesOf(store: Store, orderId: number): OrderLineRow[] {
  return store.all<OrderLineRow>(
    'SELECT * FROM order_lines WHERE order_id = ? ORDER BY parent_id IS NOT NULL, bonus, id',
    orderId,
  );
}

/** In the order of `ids`. */
export function transactionRows(store: Store, ids: number[]): TransactionRow[] {
  const sql = `SELECT transactions.*, tag FROM transactions JOIN payments ON payments.id = payment_id
     WHERE transactions.id IN (SELECT value FROM json_each(?))`;
  return sortByIds(ids, rowsByIds<TransactionRow>(store, sql, ids));
}

export function transactionOf(store: Store, orderId: number): TransactionRow | undefined {
  return store.one<TransactionRow>(
    'SELECT transactions.*, tag FROM transactions JOIN payments ON payments.id = payment_id WHERE order_id = ?',
    orderId,
  );
}
