/** What does a running bonus look like, with the stock that is given free? */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { type BonusOwner, type BonusRow, runningBonuses } from '../queries/bonuses.ts';
import { stockRows } from '../queries/stocks.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentStockBrief } from './stock.ts';
import { translations } from './translation.ts';

/** By the id of the shop or of the stock. */
export function presentBonuses(view: View, owner: BonusOwner, ownerIds: number[]): Map<number, object> {
  const bonuses = runningBonuses(view, owner, ownerIds);
  const productIds = bonuses.map(row => row.bonus_product_id);
  const stocks = stockRows(view.store, productIds);
  const titles = translations(view, 'product', productIds, 'default');
  const images = imagesOf(view, productIds);
  return new Map(
    bonuses.map(row => {
      const stock = stocks.get(row.bonus_product_id)?.find(({ id }) => id === row.bonus_stock_id);
      const product = { ...images.get(row.bonus_product_id), translation: titles.get(row.bonus_product_id) ?? null };
      const bonusStock = stock ? presentStockBrief(view, stock, null, { product }) : null;
      return [row.owner_id, presentBonus(view, owner, row, bonusStock)];
    }),
  );
}

function presentBonus(view: View, owner: BonusOwner, row: BonusRow, bonusStock: object | null) {
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
  const rows = rowsByIds<{ id: number; uuid: string; img: string }>(
    view.store,
    'SELECT id, uuid, img FROM products WHERE id IN (SELECT value FROM json_each(?))',
    productIds,
  );
  return new Map(rows.map(({ id, uuid, img }) => [id, omitFalsy({ id, uuid, img: view.origin + img })]));
}
