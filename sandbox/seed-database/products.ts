/** How do the products of every shop become rows? What refers to other products of the shop comes after them. */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import { fold } from '../rules/fulltext.ts';
import type { SeedProduct, SeedShop, Town } from '../seed/types.ts';
import { everyLanguage, idOf, insertTexts, type SeedContext, uuidOf } from './context.ts';
import { insertDiscounts, insertProductBonus, insertShopBonus } from './discounts.ts';
import { insertReviews, meanOf } from './reviews.ts';
import { insertAddons, insertStocks } from './stocks.ts';

/** Keeps the ids of products and stocks by "shop key/product key". */
export function insertProducts(context: SeedContext, town: Town): void {
  const categoryWords = wordsOfCategories(town);
  for (const shop of town.shops) {
    const shopId = idOf(context, 'shop', shop.key);
    shop.products.forEach((product, index) => {
      const sold = soldOf(shop, product, index);
      insertProduct(context, { shop, shopId, product, sold, keywords: categoryWords.get(product.category) ?? '' });
    });
    for (const product of shop.products) {
      insertAddons(context, shop, product);
      insertProductBonus(context, shop, shopId, product);
    }
    insertDiscounts(context, shop, shopId);
    insertShopBonus(context, shop, shopId);
    context.store.run('UPDATE shops SET sold_lately = ? WHERE id = ?', soldLatelyOf(shop), shopId);
  }
}

interface ProductSeed {
  shop: SeedShop;
  shopId: number;
  product: SeedProduct;
  sold: number;
  keywords: string;
}

function insertProduct(context: SeedContext, { shop, shopId, product, sold, keywords }: ProductSeed): void {
  const isListed = !product.hidden && !product.isAddon;
  const reviews = product.reviews ?? [];
  const key = `${shop.key}/${product.key}`;
  if (context.ids.product.has(key)) throw new Error(`The town has two products "${key}"`);
  const id = insertRow(context.store, 'products', {
    uuid: uuidOf('product', key),
    shop_id: shopId,
    category_id: idOf(context, 'category', product.category),
    unit_id: product.unit ? unitOf(context, product.unit) : null,
    brand_id: product.brand === undefined ? null : brandOf(context, product.brand),
    interval: product.interval ?? 1,
    img: picturePath(product.picture, 'product'),
    status: product.hidden === 'unpublished' ? 'unpublished' : 'published',
    active: Number(product.hidden !== 'inactive'),
    addon: Number(product.isAddon ?? false),
    vegetarian: Number(product.isVegetarian ?? false),
    popular: Number(product.isPopular ?? false),
    tax: product.taxPercent ?? 0,
    min_qty: product.minQuantity ?? 1,
    max_qty: product.maxQuantity ?? 1_000_000,
    keywords,
    kcal: product.kcal ?? null,
    rating_avg: meanOf(reviews),
    reviews_count: reviews.length,
    sold,
    price_from: Math.min(...product.sizes.map(size => size.price)),
    listed: Number(isListed),
    in_store: Number(product.sizes.some(size => size.quantity > 0)),
    created_at: context.ago(shop.joinedDaysAgo),
  });
  context.ids.product.set(key, id);
  insertTexts(context, 'product', id, { title: product.title, description: product.description });
  if (isListed) {
    const words = fold(`${everyLanguage(product.title)} ${keywords}`);
    context.store.run('INSERT INTO product_search (rowid, words) VALUES (?, ?)', id, words);
  }
  for (const { locale, key, value } of product.properties ?? []) {
    const sql = 'INSERT INTO product_properties (product_id, locale, key, value) VALUES (?, ?, ?, ?)';
    context.store.run(sql, id, locale, key, value);
  }
  insertReviews(context, 'product', id, reviews);
  insertStocks(context, { shop, shopId, product, productId: id });
}

/** A shop's orders spread over its goods; the popular ones are in every third order. */
function soldOf(shop: SeedShop, product: SeedProduct, index: number): number {
  if (product.hidden || product.isAddon) return 0;
  return Math.round(shop.ordersCount / (product.isPopular ? 3 : 8 + (index % 23)));
}

/** Recommended shops sold each of their popular goods in the last 30 days, the others only one. */
function soldLatelyOf(shop: SeedShop): number {
  if (shop.ordersCount === 0) return 0;
  const popular = shop.products.filter(product => product.isPopular && !product.hidden && !product.isAddon).length;
  return shop.isRecommended ? Math.max(2, popular) : 1;
}

function unitOf(context: SeedContext, unit: NonNullable<SeedProduct['unit']>): number {
  const key = `${unit.position} ${unit.title.en}`;
  const known = context.unitIds.get(key);
  if (known !== undefined) return known;
  const id = context.store.run('INSERT INTO units (position, active) VALUES (?, 1)', unit.position);
  insertTexts(context, 'unit', id, { title: unit.title });
  context.unitIds.set(key, id);
  return id;
}

/** A maker by its name, which no language changes. */
function brandOf({ store }: SeedContext, title: string): number {
  const known = store.one<{ id: number }>('SELECT id FROM brands WHERE title = ?', title);
  if (known) return known.id;
  const img = picturePath({ icon: 'basket', hue: (title.length * 47) % 360 }, 'logo');
  const sql = 'INSERT INTO brands (uuid, title, active, img) VALUES (?, ?, 1, ?)';
  return store.run(sql, uuidOf('brand', title), title, img);
}

/** "pizza" finds a Margherita: a product's keywords are the titles of its category and of those above. */
function wordsOfCategories(town: Town): Map<string, string> {
  const words = new Map<string, string>();
  const walk = (categories: Town['categories'], above: string) => {
    for (const { key, title, children } of categories) {
      words.set(key, `${above} ${everyLanguage(title)}`.trim());
      walk(children ?? [], `${above} ${everyLanguage(title)}`.trim());
    }
  };
  walk(town.categories, '');
  return words;
}
