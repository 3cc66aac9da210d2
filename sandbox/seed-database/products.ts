/** How do the goods of every shop become rows: products, then what refers to other products of the same shop? */

import { picturePath } from '../pictures/path.ts';
import { fold } from '../rules/fulltext.ts';
import type { SeedProduct, SeedShop, Town } from '../seed/types.ts';
import { everyWord, idOf, insertTexts, type SeedContext, uuidOf } from './context.ts';
import { insertDiscounts, insertProductBonus, insertShopBonus } from './discounts.ts';
import { insertReviews, meanOf } from './reviews.ts';
import { insertAddons, insertStocks } from './stocks.ts';

/** Ids of products and stocks are kept by "shop key/product key". */
export function insertProducts(bed: SeedContext, town: Town): void {
  const categoryWords = wordsOfCategories(town);
  for (const shop of town.shops) {
    const shopId = idOf(bed, 'shop', shop.key);
    shop.products.forEach((product, index) => {
      const sold = soldOf(shop, product, index);
      insertProduct(bed, { shop, shopId, product, sold, keywords: categoryWords.get(product.category) ?? '' });
    });
    for (const product of shop.products) {
      insertAddons(bed, shop, product);
      insertProductBonus(bed, shop, shopId, product);
    }
    insertDiscounts(bed, shop, shopId);
    insertShopBonus(bed, shop, shopId);
    bed.store.run('UPDATE shops SET sold_lately = ? WHERE id = ?', soldLatelyOf(shop), shopId);
  }
}

interface Planting {
  shop: SeedShop;
  shopId: number;
  product: SeedProduct;
  sold: number;
  keywords: string;
}

function insertProduct(bed: SeedContext, { shop, shopId, product, sold, keywords }: Planting): void {
  const isListed = !product.hidden && !product.isAddon;
  const reviews = product.reviews ?? [];
  const key = `${shop.key}/${product.key}`;
  if (bed.ids.product.has(key)) throw new Error(`The town has two products "${key}"`);
  const id = bed.store.run(
    `INSERT INTO products (uuid, shop_id, category_id, unit_id, img, status, active, addon, vegetarian, popular, tax,
       min_qty, max_qty, keywords, kcal, rating_avg, reviews_count, sold, price_from, listed, in_store, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    uuidOf('product', key),
    shopId,
    idOf(bed, 'category', product.category),
    product.unit ? unitOf(bed, product.unit) : null,
    picturePath(product.picture, 'product'),
    product.hidden === 'unpublished' ? 'unpublished' : 'published',
    Number(product.hidden !== 'inactive'),
    Number(product.isAddon ?? false),
    Number(product.isVegetarian ?? false),
    Number(product.isPopular ?? false),
    product.taxPercent ?? 0,
    product.minQuantity ?? 1,
    product.maxQuantity ?? 1_000_000,
    keywords,
    product.kcal ?? null,
    meanOf(reviews),
    reviews.length,
    sold,
    Math.min(...product.sizes.map(size => size.price)),
    Number(isListed),
    Number(product.sizes.some(size => size.quantity > 0)),
    bed.ago(shop.joinedDaysAgo),
  );
  bed.ids.product.set(key, id);
  insertTexts(bed, 'product', id, { title: product.title, description: product.description });
  if (isListed) {
    const words = fold(`${everyWord(product.title)} ${keywords}`);
    bed.store.run('INSERT INTO product_search (rowid, words) VALUES (?, ?)', id, words);
  }
  insertReviews(bed, 'product', id, reviews);
  insertStocks(bed, { shop, shopId, product, productId: id });
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

function unitOf(bed: SeedContext, unit: NonNullable<SeedProduct['unit']>): number {
  const key = `${unit.position} ${unit.title.en}`;
  const known = bed.unitIds.get(key);
  if (known !== undefined) return known;
  const id = bed.store.run('INSERT INTO units (position, active) VALUES (?, 1)', unit.position);
  insertTexts(bed, 'unit', id, { title: unit.title });
  bed.unitIds.set(key, id);
  return id;
}

/** "pizza" finds a Margherita: a product's keywords are the titles of its category and of those above. */
function wordsOfCategories(town: Town): Map<string, string> {
  const words = new Map<string, string>();
  const walk = (categories: Town['categories'], above: string) => {
    for (const { key, title, children } of categories) {
      words.set(key, `${above} ${everyWord(title)}`.trim());
      walk(children ?? [], `${above} ${everyWord(title)}`.trim());
    }
  };
  walk(town.categories, '');
  return words;
}
