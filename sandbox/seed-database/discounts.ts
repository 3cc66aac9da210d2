/** How do discounts and bonuses become rows? They have run for a week at seeding and run for a year. */

import type { SeedProduct, SeedShop } from '../seed/types.ts';
import { idOf, type SeedContext } from './context.ts';

/** Products of one shop with the same discount share it. */
export function insertDiscounts(bed: SeedContext, shop: SeedShop, shopId: number): void {
  const known = new Map<string, number>();
  for (const { key, discount } of shop.products) {
    if (!discount) continue;
    const kind = `${discount.type} ${discount.price}`;
    const id = known.get(kind) ?? insertDiscount(bed, shopId, discount);
    known.set(kind, id);
    const product = idOf(bed, 'product', `${shop.key}/${key}`);
    bed.store.run('INSERT INTO product_discounts (product_id, discount_id) VALUES (?, ?)', product, id);
  }
}

export function insertProductBonus(bed: SeedContext, shop: SeedShop, shopId: number, product: SeedProduct): void {
  const { bonus } = product;
  if (!bonus) return;
  product.sizes.forEach((_, index) => {
    const stock = idOf(bed, 'stock', `${shop.key}/${product.key}/${index}`);
    insertBonus(bed, { owner: 'stock', ownerId: stock, shop, shopId, bonus });
  });
}

export function insertShopBonus(bed: SeedContext, shop: SeedShop, shopId: number): void {
  if (shop.bonus) insertBonus(bed, { owner: 'shop', ownerId: shopId, shop, shopId, bonus: shop.bonus });
}

interface Bonus {
  owner: 'shop' | 'stock';
  ownerId: number;
  shop: SeedShop;
  shopId: number;
  bonus: NonNullable<SeedShop['bonus']>;
}

function insertBonus(bed: SeedContext, { owner, ownerId, shop, shopId, bonus }: Bonus): void {
  const given = idOf(bed, 'stock', `${shop.key}/${bonus.product}/0`);
  bed.store.run(
    `INSERT INTO bonuses (owner, owner_id, shop_id, value, bonus_quantity, bonus_stock_id, status, expired_at)
     VALUES (?, ?, ?, ?, ?, ?, 1, ?)`,
    ...[owner, ownerId, shopId, bonus.value, bonus.quantity, given, bed.day(365)],
  );
}

function insertDiscount(bed: SeedContext, shopId: number, discount: NonNullable<SeedProduct['discount']>): number {
  return bed.store.run(
    'INSERT INTO discounts (shop_id, type, price, starts, ends, active) VALUES (?, ?, ?, ?, ?, 1)',
    ...[shopId, discount.type, discount.price, bed.day(-7), bed.day(365)],
  );
}
