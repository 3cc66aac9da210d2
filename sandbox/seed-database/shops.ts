/** How do the town's shops become rows, all but what they sell? */

import { picturePath } from '../pictures/path.ts';
import { fold } from '../rules/fulltext.ts';
import { weekdays } from '../rules/hours.ts';
import { boundsOf, type Ring } from '../rules/zone.ts';
import type { SeedShop, Town } from '../seed/types.ts';
import { everyWord, idOf, insertTexts, type SeedContext, uuidOf } from './context.ts';
import { insertReviews, meanOf } from './reviews.ts';

/** The one that joined first gets the first id, so that "newest first" is the same by id and by date. */
export function insertShops(bed: SeedContext, town: Town): void {
  const byAge = [...town.shops].sort((a, b) => b.joinedDaysAgo - a.joinedDaysAgo);
  for (const shop of byAge) {
    if (bed.ids.shop.has(shop.key)) throw new Error(`The town has two shops "${shop.key}"`);
    const id = insertShop(bed, shop);
    bed.ids.shop.set(shop.key, id);
    insertLinks(bed, shop, id);
    insertHours(bed, shop, id);
    insertZone(bed, shop, id);
    insertBranches(bed, shop, id);
    insertGallery(bed, shop, id);
    insertReviews(bed, 'shop', id, shop.reviews);
  }
}

function insertShop(bed: SeedContext, shop: SeedShop): number {
  const id = bed.store.run(
    `INSERT INTO shops (uuid, type, status, open, visibility, verify, logo_img, background_img, phone,
       price, price_per_km, tax, min_amount, delivery_from, delivery_to, delivery_type, latitude, longitude,
       rating_avg, reviews_count, orders_count, sold_lately, search, created_at)
     VALUES (?, ?, 'approved', ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
    uuidOf('shop', shop.key),
    shop.type,
    Number(shop.open),
    Number(shop.isVerified ?? false),
    picturePath(shop.logo, 'logo'),
    picturePath(shop.cover, 'cover'),
    shop.phone,
    shop.deliveryPrice,
    shop.deliveryPricePerKm,
    shop.taxPercent,
    shop.minAmount,
    shop.deliveryTime.from,
    shop.deliveryTime.to,
    shop.deliveryTime.type,
    shop.location.latitude,
    shop.location.longitude,
    meanOf(shop.reviews),
    shop.reviews.length,
    shop.ordersCount,
    `${fold(everyWord(shop.title))} ${shop.phone.replace(/\D/g, '')}`,
    bed.ago(shop.joinedDaysAgo),
  );
  insertTexts(bed, 'shop', id, { title: shop.title, description: shop.description, address: shop.address });
  return id;
}

function insertLinks(bed: SeedContext, shop: SeedShop, id: number): void {
  for (const key of new Set(shop.categories)) {
    const category = idOf(bed, 'category', key);
    bed.store.run('INSERT INTO shop_categories (shop_id, category_id) VALUES (?, ?)', id, category);
  }
  for (const key of new Set(shop.takes)) {
    bed.store.run('INSERT INTO shop_takes (shop_id, take_id) VALUES (?, ?)', id, idOf(bed, 'take', key));
  }
  for (const { id: payment } of bed.store.all<{ id: number }>('SELECT id FROM payments')) {
    bed.store.run('INSERT INTO shop_payments (shop_id, payment_id, status) VALUES (?, ?, 1)', id, payment);
  }
}

function insertHours(bed: SeedContext, shop: SeedShop, id: number): void {
  weekdays.forEach((day, index) => {
    const [opens, closes] = shop.hours.week[index] ?? ['09:00', '18:00'];
    const disabled = Number(!shop.hours.week[index]);
    bed.store.run(
      'INSERT INTO working_days (shop_id, day, opens, closes, disabled) VALUES (?, ?, ?, ?, ?)',
      ...[id, day, opens.replace(':', '-'), closes.replace(':', '-'), disabled],
    );
  });
  for (const days of shop.hours.closedInDays ?? []) {
    bed.store.run('INSERT INTO closed_dates (shop_id, day, in_days) VALUES (?, ?, ?)', id, bed.day(days), days);
  }
}

function insertZone(bed: SeedContext, shop: SeedShop, id: number): void {
  if (!shop.zone) return;
  const ring: Ring = shop.zone.map(point => [point.latitude, point.longitude] as const);
  const { south, north, west, east } = boundsOf(ring);
  bed.store.run(
    'INSERT INTO zones (shop_id, ring, south, north, west, east) VALUES (?, ?, ?, ?, ?, ?)',
    ...[id, JSON.stringify(ring), south, north, west, east],
  );
}

function insertBranches(bed: SeedContext, shop: SeedShop, id: number): void {
  for (const { title, address, location } of shop.branches ?? []) {
    const branch = bed.store.run(
      'INSERT INTO branches (shop_id, latitude, longitude) VALUES (?, ?, ?)',
      ...[id, location.latitude, location.longitude],
    );
    insertTexts(bed, 'branch', branch, { title, address });
  }
}

function insertGallery(bed: SeedContext, shop: SeedShop, id: number): void {
  for (const picture of shop.gallery ?? []) {
    bed.store.run(
      "INSERT INTO galleries (owner, owner_id, title, path) VALUES ('shop', ?, ?, ?)",
      ...[id, picture.icon, picturePath(picture, 'cover')],
    );
  }
}
