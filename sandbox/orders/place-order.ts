/** How does a cart become an order? Lines, stock, coupon and the cart's end. Call inside a transaction. */

import { deleteCart } from '../carts/open-cart.ts';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import type { CartLine } from '../queries/carts.ts';
import { type OrderRow, orderById } from '../queries/orders.ts';
import { isSet } from '../queries/settings.ts';
import { notFound } from '../refusal.ts';
import type { Draft } from './draft.ts';
import { orderPace } from './life.ts';

export function placeOrder(view: View, customer: Customer, draft: Draft): OrderRow {
  const { store } = view;
  const id = insertOrder(view, customer, draft);
  insertLines(store, id, draft);
  for (const { stock_id, quantity } of draft.lines) {
    store.run('UPDATE stocks SET quantity = quantity - ? WHERE id = ?', quantity, stock_id);
  }
  if (draft.totals.coupon) store.run('UPDATE coupons SET qty = qty - 1 WHERE id = ?', draft.totals.coupon.id);
  deleteCart(store, draft.input.cartId);
  const order = orderById(store, id);
  if (!order) throw notFound();
  return order;
}

/** Totals are in the order's currency, the row is in the base currency. */
function insertOrder({ store, now }: View, customer: Customer, { input, totals, rate }: Draft): number {
  return insertRow(store, 'orders', {
    user_id: customer.id,
    shop_id: input.shopId,
    cart_id: input.cartId,
    currency_id: input.currencyId,
    rate,
    status: isSet(store, 'order_auto_approved') ? 'accepted' : 'new',
    delivery_type: input.type,
    delivery_date: input.date,
    delivery_time: input.time,
    latitude: input.location?.latitude ?? null,
    longitude: input.location?.longitude ?? null,
    km: totals.km,
    address: input.address,
    address_id: input.addressId,
    collection_point_id: input.collectionPointId,
    phone: input.phone,
    username: input.username,
    email: input.email,
    note: input.note,
    images: JSON.stringify(input.images),
    origin_price: totals.price / rate,
    total_discount: totals.total_discount / rate,
    receipt_discount: totals.receipt_discount / rate,
    receipt_count: totals.receipt_count,
    coupon_id: totals.coupon?.id ?? null,
    coupon_name: totals.coupon?.name ?? null,
    coupon_price: totals.coupon_price / rate,
    tax: totals.total_shop_tax / rate,
    delivery_fee: totals.delivery_fee / rate,
    service_fee: totals.service_fee / rate,
    tips: totals.tips / rate,
    total_price: totals.total_price / rate,
    life_seconds: orderPace(store),
    created_at: sqlTime(now),
    updated_at: sqlTime(now),
  });
}

/** `lines` have parents before their add-ons, whose `parent_id` becomes the order's line. */
function insertLines(store: Store, orderId: number, { input, lines }: Draft): void {
  const ids = new Map<number, number>();
  for (const line of lines) {
    const parent = line.parent_id === null ? null : (ids.get(line.parent_id) ?? null);
    const note = input.notes[String(line.stock_id)] ?? null;
    ids.set(line.id, insertRow(store, 'order_lines', { order_id: orderId, parent_id: parent, note, ...amounts(line) }));
  }
}

function amounts(line: CartLine) {
  const { stock_id, quantity, bonus, price } = line;
  const origin = bonus ? 0 : line.stock_price * quantity;
  return {
    stock_id,
    quantity,
    bonus,
    origin_price: origin,
    discount: price.discount,
    tax: (origin * line.tax) / 100,
    total_price: price.price - price.discount,
  };
}
