/** How do couriers and past orders become rows? The orders are priced by the same rules as every other order. */

import { marketTime } from '../clock.ts';
import { insertRow } from '../database/insert-row.ts';
import { sqlTime } from '../database/time.ts';
import { writeReview } from '../database/write-review.ts';
import { picturePath } from '../pictures/path.ts';
import { linePrice, type Totals, totalsOf } from '../rules/cart-price.ts';
import { cashbackOf } from '../rules/order-cashback.ts';
import { unitPrice } from '../rules/price.ts';
import type { SeedOrder, SeedOrderLine, SeedShop, Town } from '../seed/types.ts';
import { idOf, type SeedContext, uuidOf } from './context.ts';
import { destinationOf } from './order-destination.ts';
import { insertCashback, insertOpeningBalance, insertPayment, insertRefund } from './order-payments.ts';

export function insertCouriers({ store, userIds, ago }: SeedContext, town: Town): void {
  for (const { key, firstname, lastname, phone, picture } of town.couriers) {
    const id = insertRow(store, 'users', {
      uuid: uuidOf('courier', key),
      firstname,
      lastname,
      img: picturePath(picture, 'logo'),
      phone,
      role: 'deliveryman',
      created_at: ago(600),
    });
    userIds.set(key, id);
  }
}

/** The oldest first, so that the newest has the highest id. Stock quantities stay as the town gives them. */
export function insertOrders(context: SeedContext, town: Town, now: Date): void {
  for (const step of town.cashback) insertRow(context.store, 'cashback_steps', { ...step, active: 1 });
  const customers = new Set(town.orders.map(order => context.userIds.get(order.customer) ?? 0));
  const openings = [...customers].map(userId => insertOpeningBalance(context, userId));
  const byAge = [...town.orders].sort((a, b) => minutesOf(b) - minutesOf(a));
  byAge.forEach((order, index) => {
    const courier = town.couriers[index % Math.max(town.couriers.length, 1)];
    insertOrder(context, { town, order, now, courierId: (courier && context.userIds.get(courier.key)) ?? null });
  });
  for (const setOpeningBalance of openings) setOpeningBalance();
}

interface OrderSeed {
  town: Town;
  order: SeedOrder;
  now: Date;
  courierId: number | null;
}

function insertOrder(context: SeedContext, { town, order, now, courierId }: OrderSeed): void {
  const shop = town.shops.find(({ key }) => key === order.shop);
  const userId = context.userIds.get(order.customer);
  if (!shop || userId === undefined) throw new Error(`${order.customer} cannot order at "${order.shop}"`);
  const destination = destinationOf(town, shop, order);
  const type = order.to ? 'delivery' : 'pickup';
  const coupon = town.coupons.find(({ name }) => name === order.coupon);
  const totals = totalsOf({
    lines: everyLine(order.lines).map(line => priceOf(shop, line)),
    recipes: { discount: 0, count: 0 },
    shop: { ...shop.location, price: shop.deliveryPrice, price_per_km: shop.deliveryPricePerKm, tax: shop.taxPercent },
    type,
    address: order.to ? destination.location : null,
    coupon: coupon ? { type: coupon.type, price: coupon.price, applies_to: 'total_price' } : null,
    serviceFee: Number(town.settings.service_fee ?? 0),
    tips: order.tips ?? 0,
    rate: 1,
  });
  const made = new Date(now.getTime() - minutesOf(order) * 60_000);
  const isBrought = type === 'delivery' && ['on_a_way', 'delivered'].includes(order.status);
  const shopId = idOf(context, 'shop', shop.key);
  const id = insertRow(context.store, 'orders', {
    user_id: userId,
    shop_id: shopId,
    currency_id: 1,
    rate: 1,
    status: order.status,
    delivery_type: type,
    ...slotOf(order, made),
    latitude: destination.location.latitude,
    longitude: destination.location.longitude,
    address: JSON.stringify(destination.details),
    note: order.note ?? null,
    images: '[]',
    ...amountsOf(totals),
    coupon_id: couponId(context, order),
    coupon_name: coupon?.name ?? null,
    courier_id: isBrought ? courierId : null,
    ride_started_at: isBrought ? sqlTime(momentsLater(order, made).ride) : null,
    life_seconds: 0,
    always_minutes: 'minutesAgo' in order.made ? order.made.minutesAgo : null,
    created_at: sqlTime(made),
    updated_at: sqlTime(momentsLater(order, made).updated),
  });
  insertLines(context, { shop, order, id });
  const total = totals.total_price;
  const cashback = order.status === 'delivered' ? cashbackOf(town.cashback, total) : 0;
  insertPayment(context, { order, id, userId, total, made });
  if (cashback > 0) insertCashback(context, { id, userId, cashback, at: momentsLater(order, made).updated });
  insertReview(context, { order, id, userId, shopId, made });
  insertRefund(context, { order, id, userId, total, made });
}

function minutesOf({ made }: SeedOrder): number {
  return 'daysAgo' in made ? made.daysAgo * 24 * 60 : made.minutesAgo;
}

/** A finished order took 38 minutes; an open one reached its status in the first five sixths of its age. */
function momentsLater(order: SeedOrder, made: Date): { ride: Date; updated: Date } {
  const after = (minutes: number) => new Date(made.getTime() + minutes * 60_000);
  if ('daysAgo' in order.made) return { ride: after(24), updated: after(order.status === 'canceled' ? 3 : 38) };
  const later = order.status === 'new' ? made : after((order.made.minutesAgo * 5) / 6);
  return { ride: later, updated: later };
}

function slotOf(order: SeedOrder, made: Date): { delivery_date: string; delivery_time: string } {
  const minutesAhead = order.tomorrowAt ? 24 * 60 : 45;
  const slot = marketTime(new Date(made.getTime() + minutesAhead * 60_000));
  return { delivery_date: slot.slice(0, 10), delivery_time: order.tomorrowAt ?? slot.slice(11, 16) };
}

function amountsOf(totals: Totals) {
  return {
    km: totals.km,
    origin_price: totals.price,
    total_discount: totals.total_discount,
    receipt_discount: 0,
    receipt_count: 0,
    coupon_price: totals.coupon_price,
    tax: totals.total_shop_tax,
    delivery_fee: totals.delivery_fee,
    service_fee: totals.service_fee,
    tips: totals.tips,
    total_price: totals.total_price,
  };
}

function couponId({ store }: SeedContext, { coupon }: SeedOrder): number | null {
  if (!coupon) return null;
  return store.one<{ id: number }>('SELECT id FROM coupons WHERE name = ?', coupon)?.id ?? null;
}

function insertLines(
  context: SeedContext,
  { shop, order, id }: { shop: SeedShop; order: SeedOrder; id: number },
): void {
  for (const line of order.lines) {
    const parent = insertRow(context.store, 'order_lines', lineRow(context, { shop, id, line, parent: null }));
    for (const addon of line.addons ?? []) {
      insertRow(context.store, 'order_lines', lineRow(context, { shop, id, line: addon, parent }));
    }
  }
}

interface OrderLineSeed {
  shop: SeedShop;
  id: number;
  line: SeedOrderLine;
  parent: number | null;
}

function lineRow(context: SeedContext, { shop, id, line, parent }: OrderLineSeed) {
  const { price, discount, origin } = priceOf(shop, line);
  return {
    order_id: id,
    parent_id: parent,
    stock_id: idOf(context, 'stock', `${shop.key}/${line.product}/${line.size ?? 0}`),
    quantity: line.quantity,
    bonus: Number(line.isBonus ?? false),
    origin_price: origin,
    discount,
    tax: price - origin,
    total_price: price - discount,
  };
}

function everyLine(lines: SeedOrderLine[]): SeedOrderLine[] {
  return lines.flatMap(line => [line, ...(line.addons ?? [])]);
}

function priceOf(shop: SeedShop, { product: key, size = 0, quantity, isBonus }: SeedOrderLine) {
  const product = shop.products.find(candidate => candidate.key === key);
  const price = product?.sizes[size]?.price;
  if (!product || price === undefined) throw new Error(`${shop.key} does not have "${key}" in size ${size}`);
  if (isBonus) return { price: 0, discount: 0, origin: 0 };
  const unit = unitPrice(price, product.taxPercent ?? 0, product.discount ?? null);
  return { ...linePrice(unit, quantity), origin: price * quantity };
}

function insertReview(
  { store }: SeedContext,
  { order, id, userId, shopId, made }: { order: SeedOrder; id: number; userId: number; shopId: number; made: Date },
): void {
  if (!order.review) return;
  const { picture, ...said } = order.review;
  const createdAt = sqlTime(new Date(made.getTime() + 7_200_000));
  const images = picture ? [picturePath(picture, 'product')] : [];
  const review = { owner: 'shop', userId, ownerId: shopId, orderId: id, images, createdAt, ...said } as const;
  writeReview(store, review);
}
