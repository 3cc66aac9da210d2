/** How do the town's shops become rows, with everything but their products? */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import { fold } from '../rules/fulltext.ts';
import { weekdays } from '../rules/hours.ts';
import { boundsOf, type Ring } from '../rules/zone.ts';
import type { SeedShop, Town } from '../seed/types.ts';
import { everyLanguage, idOf, insertGallery, insertTexts, type SeedContext, uuidOf } from './context.ts';
import { insertReviews, meanOf } from './reviews.ts';

/** The shop that joined first gets the first id, so that "newest first" is the same by id and by date. */
export function insertShops(context: SeedContext, town: Town): void {
  const byAge = [...town.shops].sort((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);
  for (const shop of byAge) {
    if (context.ids.shop.has(shop.key)) throw new Error(`The town has two shops "${shop.key}"`);
    const id = insertShop(context, shop);
    context.ids.shop.set(shop.key, id);
    insertLinks(context, shop, id);
    insertHours(context, shop, id);
    insertZone(context, shop, id);
    insertBranches(context, shop, id);
    insertGallery(context, 'shop', id, shop.gallery);
    insertReviews(context, 'shop', id, shop.reviews);
  }
}

function insertShop(context: SeedContext, shop: SeedShop): number {
  const id = insertRow(context.store, 'shops', {
    uuid: uuidOf('shop', shop.key),
    type: shop.type,
    status: 'approved',
    open: Number(shop.open),
    visibility: 1,
    verify: Number(shop.isVerified ?? false),
    logo_img: picturePath(shop.logo, 'logo'),
    background_img: picturePath(shop.cover, 'cover'),
    phone: shop.phone,
    price: shop.deliveryPrice,
    price_per_km: shop.deliveryPricePerKm,
    tax: shop.taxPercent,
    min_amount: shop.minAmount,
    delivery_from: shop.deliveryTime.from,
    delivery_to: shop.deliveryTime.to,
    delivery_type: shop.deliveryTime.type,
    latitude: shop.location.latitude,
    longitude: shop.location.longitude,
    rating_avg: meanOf(shop.reviews),
    reviews_count: shop.reviews.length,
    orders_count: shop.ordersCount,
    sold_lately: 0,
    search: `${fold(everyLanguage(shop.title))} ${shop.phone.replace(/\D/g, '')}`,
    created_at: context.ago(shop.joinedDaysAgo),
  });
  insertTexts(context, 'shop', id, { title: shop.title, description: shop.description, address: shop.address });
  return id;
}

function insertLinks(context: SeedContext, shop: SeedShop, id: number): void {
  for (const key of new Set(shop.categories)) {
    const category = idOf(context, 'category', key);
    context.store.run('INSERT INTO shop_categories (shop_id, category_id) VALUES (?, ?)', id, category);
  }
  for (const key of new Set(shop.takes)) {
    context.store.run('INSERT INTO shop_takes (shop_id, take_id) VALUES (?, ?)', id, idOf(context, 'take', key));
  }
  for (const { id: payment } of context.store.all<{ id: number }>('SELECT id FROM payments')) {
    context.store.run('INSERT INTO shop_payments (shop_id, payment_id, status) VALUES (?, ?, 1)', id, payment);
  }
}

function insertHours(context: SeedContext, shop: SeedShop, id: number): void {
  weekdays.forEach((day, index) => {
    const [opens, closes] = shop.hours.week[index] ?? ['09:00', '18:00'];
    const disabled = Number(!shop.hours.week[index]);
    insertRow(context.store, 'working_days', {
      shop_id: id,
      day,
      opens: opens.replace(':', '-'),
      closes: closes.replace(':', '-'),
      disabled,
    });
  });
  for (const days of shop.hours.closedInDays ?? []) {
    context.store.run('INSERT INTO closed_dates (shop_id, day, in_days) VALUES (?, ?, ?)', id, context.day(days), days);
  }
}

function insertZone(context: SeedContext, shop: SeedShop, id: number): void {
  if (!shop.zone) return;
  const ring: Ring = shop.zone.map(point => [point.latitude, point.longitude] as const);
  const { south, north, west, east } = boundsOf(ring);
  insertRow(context.store, 'zones', { shop_id: id, ring: JSON.stringify(ring), south, north, west, east });
}

function insertBranches(context: SeedContext, shop: SeedShop, id: number): void {
  for (const { title, address, location } of shop.branches ?? []) {
    const branch = context.store.run(
      'INSERT INTO branches (shop_id, latitude, longitude) VALUES (?, ?, ?)',
      ...[id, location.latitude, location.longitude],
    );
    insertTexts(context, 'branch', branch, { title, address });
  }
}
