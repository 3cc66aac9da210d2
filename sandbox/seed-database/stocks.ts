/** How do a product's sizes become stocks with option values, and which add-ons go with each? */

import type { SeedProduct, SeedShop } from '../seed/types.ts';
import { idOf, insertTexts, type SeedContext } from './context.ts';

interface StockSeed {
  shop: SeedShop;
  shopId: number;
  product: SeedProduct;
  productId: number;
}

export function insertStocks(context: SeedContext, { shop, shopId, product, productId }: StockSeed): void {
  const groups = (product.groups ?? []).map(group => {
    const id = context.store.run('INSERT INTO option_groups (type, active) VALUES (?, 1)', group.type);
    insertTexts(context, 'group', id, { title: group.title });
    return { id, values: new Map<string, number>() };
  });

  product.sizes.forEach((size, index) => {
    const stock = context.store.run(
      'INSERT INTO stocks (product_id, shop_id, price, quantity, addon) VALUES (?, ?, ?, ?, ?)',
      ...[productId, shopId, size.price, size.quantity, Number(product.isAddon ?? false)],
    );
    context.ids.stock.set(`${shop.key}/${product.key}/${index}`, stock);
    groups.forEach((group, position) => {
      const value = size.values[position];
      if (!value) throw new Error(`${shop.key}/${product.key}: size ${index} lacks a value for group ${position}`);
      const known = group.values.get(value.en) ?? insertValue(context, group.id, value);
      group.values.set(value.en, known);
      context.store.run(
        'INSERT INTO stock_options (stock_id, position, value_id) VALUES (?, ?, ?)',
        stock,
        position,
        known,
      );
    });
  });
}

/** After all products of the shop, as an add-on is itself one of them. */
export function insertAddons(context: SeedContext, shop: SeedShop, product: SeedProduct): void {
  product.sizes.forEach((_, index) => {
    const stock = idOf(context, 'stock', `${shop.key}/${product.key}/${index}`);
    for (const key of product.addons ?? []) {
      const addon = idOf(context, 'product', `${shop.key}/${key}`);
      context.store.run('INSERT INTO stock_addons (stock_id, addon_id) VALUES (?, ?)', stock, addon);
    }
  });
}

function insertValue(context: SeedContext, groupId: number, title: { en: string; de: string; ar: string }): number {
  const id = context.store.run('INSERT INTO option_values (group_id, active) VALUES (?, 1)', groupId);
  insertTexts(context, 'value', id, { title });
  return id;
}
