/** What does an order look like in a list, and what does its own page load? Order of docs/api.md 2.9, 8.1 to 8.3. */

import { rowsByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';
import type { View } from '../input/view.ts';
import { linesOf, type OrderRow, transactionOf } from '../queries/orders.ts';
import { refundsOfOrder } from '../queries/refunds.ts';
import { type RepeatRow, repeatOf } from '../queries/repeats.ts';
import { isSecondRevision } from '../queries/settings.ts';
import type { ShopRow } from '../queries/shops.ts';
import { presentUploads } from './gallery.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentOrderCurrency } from './order-currency.ts';
import { presentOrderLines } from './order-line.ts';
import { presentCourier, presentPerson } from './person.ts';
import { presentRefund } from './refund.ts';
import { presentOrderReviews } from './review.ts';
import { presentShopsById } from './shop.ts';
import { presentTime } from './time.ts';
import { presentTransaction } from './transaction.ts';

/** Items of `orders/paginate`: no lines, no transaction. */
export function presentOrders(view: View, rows: OrderRow[]): object[] {
  const shops = presentShopsById(
    view,
    rows.map(row => row.shop_id),
    listedShop,
  );
  const counts = new Map(
    rowsByIds<{ order_id: number; lines: number; pieces: number }>(
      view.store,
      `SELECT order_id, count(*) AS lines, sum(quantity) AS pieces FROM order_lines
       WHERE order_id IN (SELECT value FROM json_each(?)) GROUP BY order_id`,
      rows.map(row => row.id),
    ).map(row => [row.order_id, row]),
  );
  return rows.map(row => ({
    ...presentOrderSummary(view.store, row),
    ...omitFalsy({ order_details_count: counts.get(row.id)?.lines }),
    ...omitFalsy({ order_details_sum_quantity: counts.get(row.id)?.pieces }),
    shop: shops.get(row.shop_id) ?? null,
    currency: presentOrderCurrency(view, row.currency_id),
    user: presentPerson(view, row.user_id),
    repeat: presentRepeat(repeatOf(view.store, row.id)),
  }));
}

export function presentOrder(view: View, row: OrderRow): object {
  const lines = linesOf(view.store, row.id);
  const transaction = transactionOf(view.store, row.id);
  const reviews = presentOrderReviews(view, row.id);
  const atOrderRate = { ...view, rate: row.rate };
  return {
    ...presentOrderSummary(view.store, row),
    order_details_count: lines.length,
    order_details_sum_quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    shop: presentShopsById(atOrderRate, [row.shop_id], shopOfOrder).get(row.shop_id) ?? null,
    currency: presentOrderCurrency(view, row.currency_id),
    user: presentPerson(view, row.user_id),
    deliveryman: row.courier_id ? presentCourier(view, row.courier_id) : null,
    ...pinOf(view, row),
    ...proofOf(view, row),
    details: presentOrderLines(atOrderRate, lines, row.rate),
    transaction: transaction ? presentTransaction(transaction) : null,
    transactions: transaction ? [presentTransaction(transaction)] : [],
    review: reviews[0] ?? null,
    reviews,
    order_refunds: refundsOfOrder(view.store, row.id).map(refund => presentRefund(view, refund)),
    coupon: couponOf(view, row),
    galleries: presentUploads(view, row.images),
    point_histories: pointsOf(view, row.id),
    my_address: null,
    repeat: presentRepeat(repeatOf(view.store, row.id)),
  };
}

/** Amounts at the order's own rate, whatever currency is requested. */
export function presentOrderSummary(store: Store, row: OrderRow) {
  const { rate } = row;
  return {
    id: row.id,
    user_id: row.user_id,
    status: row.status,
    delivery_type: row.delivery_type,
    ...omitFalsy({
      total_price: row.total_price * rate,
      ...presentGoods(store, row),
      rate,
      note: row.note,
      tax: row.tax * rate,
      service_fee: row.service_fee * rate,
      delivery_fee: row.delivery_fee * rate,
      total_discount: row.total_discount * rate,
      tips: row.tips * rate,
      receipt_discount: row.receipt_discount * rate,
      receipt_count: row.receipt_count,
      delivery_date: row.delivery_date,
      delivery_time: row.delivery_time,
      phone: row.phone,
      username: row.username,
      email: row.email,
      km: row.km,
      delivery_point_id: row.collection_point_id,
    }),
    ...(row.latitude !== null && {
      location: { latitude: String(row.latitude), longitude: String(row.longitude) },
    }),
    ...(row.address && { address: JSON.parse(row.address) }),
    current: false,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.updated_at),
  };
}

/**
 * R1 has no coupon_price, and adds the coupon to origin_price without the rate (docs/api.md 9.4); R2 converts both.
 */
function presentGoods(store: Store, { origin_price, coupon_price, rate }: OrderRow) {
  return isSecondRevision(store)
    ? { origin_price: origin_price * rate, coupon_price: coupon_price * rate }
    : { origin_price: (origin_price - coupon_price) * rate + coupon_price };
}

/** R2: customers say it when the order is handed over. */
function pinOf({ store }: View, { id }: OrderRow): object {
  return isSecondRevision(store) ? { otp: 1000 + ((id * 7919) % 9000) } : {};
}

/** R2: couriers take a picture of what they have left. */
function proofOf({ store, origin }: View, { status, courier_id }: OrderRow): object {
  const has = isSecondRevision(store) && status === 'delivered' && courier_id !== null;
  return has ? { image_after_delivered: `${origin}/images/cover/30/basket+bouquet.webp` } : {};
}

/** R2. */
function presentRepeat(row: RepeatRow | undefined): object | null {
  if (!row) return null;
  const { id, order_id, starts, ends, created_at, updated_at } = row;
  const times = { created_at: presentTime(created_at), updated_at: presentTime(updated_at) };
  return { id, order_id, from: starts, to: ends, ...times };
}

/** Neither its type nor whether it is open: those columns are not loaded, and the latter then reads false. */
function listedShop({ origin, rate }: View, row: ShopRow): object {
  return {
    id: row.id,
    open: false,
    logo_img: origin + row.logo_img,
    background_img: origin + row.background_img,
    location: { latitude: String(row.latitude), longitude: String(row.longitude) },
    ...omitFalsy({ tax: row.tax, price: row.price * rate, price_per_km: row.price_per_km * rate }),
  };
}

function shopOfOrder(view: View, row: ShopRow): object {
  return { ...listedShop(view, row), uuid: row.uuid, ...omitFalsy({ phone: row.phone }) };
}

/** Its price stays in the base currency (docs/api.md 1.10); what it is for is said by R2 alone. */
function couponOf(view: View, row: OrderRow): object | null {
  if (!row.coupon_name) return null;
  const terms = view.store.one<{ applies_to: string }>('SELECT applies_to FROM coupons WHERE id = ?', row.coupon_id);
  return {
    id: row.coupon_id,
    name: row.coupon_name,
    ...omitFalsy({ price: row.coupon_price, for: isSecondRevision(view.store) && terms?.applies_to }),
    img: null,
  };
}

function pointsOf(view: View, orderId: number): object[] {
  return view.store.all<{ id: number; price: number; note: string }>(
    'SELECT id, price, note FROM point_histories WHERE order_id = ?',
    orderId,
  );
}
