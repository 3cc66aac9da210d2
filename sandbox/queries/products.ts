/** Which columns does a product have? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';

export interface ProductRow {
  id: number;
  uuid: string;
  shop_id: number;
  category_id: number;
  unit_id: number | null;
  brand_id: number | null;
  interval: number;
  img: string;
  status: string;
  active: number;
  addon: number;
  vegetarian: number;
  tax: number;
  min_qty: number;
  max_qty: number;
  keywords: string;
  kcal: number | null;
  carbs: number | null;
  protein: number | null;
  fats: number | null;
  rating_avg: number | null;
  reviews_count: number;
  sold: number;
  created_at: string;
}

export function productRows(view: View, ids: number[]): ProductRow[] {
  const sql = 'SELECT * FROM products WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<ProductRow>(view.store, sql, ids));
}
