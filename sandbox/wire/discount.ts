/** Which discounts and bonuses run today? */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import { present } from './present.ts';
import { stockBrief, stockRows } from './stock.ts';
import { translations } from './translation.ts';

interface DiscountRow {
  id: number;
  owner_id: number;
  shop_id: number;
  type: 'percent' | 'fix';
  price: number;
  starts: string;
  ends: string;
}

interface BonusRow {
  id: number;
  owner_id: number;
  value: number;
  bonus_quantity: number;
  bonus_stock_id: number;
  bonus_product_id: number;
  expired_at: string;
}

/** By product; the first one found is the one that counts (API.md 9.1). */
export function productDiscounts(view: View, productIds: number[]): Map<number, DiscountRow[]> {
  const rows = rowsOf<DiscountRow>(
    view.store,
    `SELECT discounts.*, product_id AS owner_id FROM product_discounts JOIN discounts ON discounts.id = discount_id
     WHERE product_id IN (SELECT value FROM json_each(?)) AND active ORDER BY discounts.id`,
    productIds,
  );
  return Map.groupBy(
    rows.filter(row => isRunning(view, row)),
    row => row.owner_id,
  );
}

export function discountBrief({ id, shop_id, type, price, starts, ends }: DiscountRow) {
  return { id, shop_id, type, price, start: starts, end: ends, active: 1 };
}

/** In shops only id, shop_id, end and active are loaded (API.md 2.3). */
export function shopDiscounts(view: View, shopIds: number[]): Map<number, object[]> {
  const rows = rowsOf<DiscountRow>(
    view.store,
    'SELECT *, shop_id AS owner_id FROM discounts WHERE shop_id IN (SELECT value FROM json_each(?)) AND active',
    shopIds,
  );
  const running = Map.groupBy(
    rows.filter(row => isRunning(view, row)),
    row => row.owner_id,
  );
  return new Map(
    [...running].map(([shopId, found]) => [
      shopId,
      found.map(({ id, shop_id, ends }) => ({ id, shop_id, end: ends, active: 1 })),
    ]),
  );
}

/** By shop ("sum") or by stock ("count"), with the stock that is given free. */
export function bonusesOf(view: View, owner: 'shop' | 'stock', ownerIds: number[]): Map<number, object> {
  const rows = rowsOf<BonusRow>(
    view.store,
    `SELECT bonuses.*, stocks.product_id AS bonus_product_id FROM bonuses JOIN stocks ON stocks.id = bonus_stock_id
     WHERE owner = '${owner}' AND owner_id IN (SELECT value FROM json_each(?)) AND status ORDER BY bonuses.id DESC`,
    ownerIds,
  ).filter(row => row.expired_at >= view.today);

  const productIds = rows.map(row => row.bonus_product_id);
  const stocks = stockRows(view, productIds);
  const products = translations(view, 'product', productIds, 'default');
  const images = imagesOf(view, productIds);
  return new Map(
    rows.map(row => {
      const stock = stocks.get(row.bonus_product_id)?.find(({ id }) => id === row.bonus_stock_id);
      const product = { ...images.get(row.bonus_product_id), translation: products.get(row.bonus_product_id) ?? null };
      const bonusStock = stock ? stockBrief(view, stock, null, { product }) : null;
      return [row.owner_id, bonusOf(view, owner, row, bonusStock)];
    }),
  );
}

function bonusOf(view: View, owner: 'shop' | 'stock', row: BonusRow, bonusStock: object | null) {
  return {
    id: row.id,
    type: owner === 'shop' ? 'sum' : 'count',
    value: owner === 'shop' ? row.value * view.rate : row.value,
    bonus_quantity: row.bonus_quantity,
    bonus_stock_id: row.bonus_stock_id,
    bonusable_type: owner === 'shop' ? 'Shop' : 'Stock',
    bonusable_id: row.owner_id,
    status: true,
    expired_at: row.expired_at,
    bonusStock,
  };
}

function imagesOf(view: View, productIds: number[]): Map<number, object> {
  const rows = rowsOf<{ id: number; uuid: string; img: string }>(
    view.store,
    'SELECT id, uuid, img FROM products WHERE id IN (SELECT value FROM json_each(?))',
    productIds,
  );
  return new Map(rows.map(({ id, uuid, img }) => [id, present({ id, uuid, img: view.origin + img })]));
}

function isRunning(view: View, { starts, ends }: DiscountRow): boolean {
  return starts <= view.today && view.today <= ends;
}
