/** Which add-ons are offered with a stock? Each is itself a product with its own stock. */

import type { View } from '../asked/view.ts';
import { rowsOf } from '../rows.ts';
import { productsWithStock } from './product.ts';

interface AddonRow {
  id: number;
  stock_id: number;
  addon_id: number;
}

/** Only those that can be had: published, active and in store. */
export function addonsOf(view: View, stockIds: number[]): Map<number, object[]> {
  const rows = rowsOf<AddonRow>(
    view.store,
    `SELECT stock_addons.* FROM stock_addons JOIN products ON products.id = addon_id
     WHERE stock_id IN (SELECT value FROM json_each(?)) AND active AND status = 'published' AND in_store
     ORDER BY stock_addons.id`,
    stockIds,
  );
  const ids = [...new Set(rows.map(row => row.addon_id))];
  const products = new Map(productsWithStock(view, ids, 'default').map(product => [product.id, product]));
  const offered = rows.map(row => ({ ...row, product: products.get(row.addon_id) }));
  return Map.groupBy(offered, addon => addon.stock_id);
}
