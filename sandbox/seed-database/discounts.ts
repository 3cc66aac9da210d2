/** How do discounts and bonuses become rows? Discounts began a week before seeding; both end a year after it. */

import { insertRow } from '../database/insert-row.ts';
import type { SeedProduct, SeedShop } from '../seed/types.ts';
import { idOf, type SeedContext } from './context.ts';

/** Products of one shop with equal discounts share one row. */
export function insertDiscounts(context: SeedContext, shop: SeedShop, shopId: number): void {
  const known = new Map<string, number>();
  for (const { key, discount } of shop.products) {
    if (!discount) continue;
    const kind = `${discount.type} ${discount.price}`;
    const id = known.get(kind) ?? insertDiscount(context, shopId, discount);
    known.set(kind, id);
    const product = idOf(context, 'product', `${shop.key}/${key}`);
    context.store.run('INSERT INTO product_discounts (product_id, discount_id) VALUES (?, ?)', product, id);
  }
}

export function insertProductBonus(context: SeedContext, shop: SeedShop, shopId: number, product: SeedProduct): void {
  const { bonus } = product;
  if (!bonus) return;
  product.sizes.forEach((_, index) => {
    const stock = idOf(context, 'stock', `${shop.key}/${product.key}/${index}`);
    insertBonus(context, { owner: 'stock', ownerId: stock, shop, shopId, bonus });
  });
}

export function insertShopBonus(context: SeedContext, shop: SeedShop, shopId: number): void {
  if (shop.bonus) insertBonus(context, { owner: 'shop', ownerId: shopId, shop, shopId, bonus: shop.bonus });
}

interface BonusSeed {
  owner: 'shop' | 'stock';
  ownerId: number;
  shop: SeedShop;
  shopId: number;
  bonus: NonNullable<SeedShop['bonus']>;
}

function insertBonus(context: SeedContext, { owner, ownerId, shop, shopId, bonus }: BonusSeed): void {
  const given = idOf(context, 'stock', `${shop.key}/${bonus.product}/0`);
  insertRow(context.store, 'bonuses', {
    owner,
    owner_id: ownerId,
    shop_id: shopId,
    value: bonus.value,
    bonus_quantity: bonus.quantity,
    bonus_stock_id: given,
    status: 1,
    expired_at: context.day(365),
  });
}

function insertDiscount(context: SeedContext, shopId: number, discount: NonNullable<SeedProduct['discount']>): number {
  return insertRow(context.store, 'discounts', {
    shop_id: shopId,
    type: discount.type,
    price: discount.price,
    starts: context.day(-7),
    ends: context.day(365),
    active: 1,
  });
}
