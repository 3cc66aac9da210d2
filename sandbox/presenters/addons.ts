/** Which add-ons are offered with a stock? Each is itself a product with its own stock. */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { presentProductsWithStock } from './product.ts';

interface AddonRow {
  id: number;
  stock_id: number;
  addon_id: number;
}

/** Only those that are published, active and in store. */
export function presentAddons(view: View, stockIds: number[]): Map<number, object[]> {
  const rows = rowsByIds<AddonRow>(
    view.store,
    `SELECT stock_addons.* FROM stock_addons JOIN products ON products.id = addon_id
     WHERE stock_id IN (SELECT value FROM json_each(?)) AND active AND status = 'published' AND in_store
     ORDER BY stock_addons.id`,
    stockIds,
  );
  const ids = [...new Set(rows.map(row => row.addon_id))];
  const products = new Map(presentProductsWithStock(view, ids).map(product => [product.id, product]));
  const offered = rows.map(row => ({ ...row, product: products.get(row.addon_id) }));
  return Map.groupBy(offered, addon => addon.stock_id);
}
