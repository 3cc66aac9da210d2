/** Which columns does a shop have? */

import { keptByIds, rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';

export interface ShopRow {
  id: number;
  uuid: string;
  type: string;
  status: string;
  open: number;
  visibility: number;
  verify: number;
  logo_img: string;
  background_img: string;
  phone: string;
  price: number;
  price_per_km: number;
  tax: number;
  min_amount: number;
  delivery_from: number;
  delivery_to: number;
  delivery_type: string;
  latitude: number;
  longitude: number;
  rating_avg: number | null;
  reviews_count: number;
  orders_count: number;
  sold_lately: number;
  created_at: string;
  /** Its owner, where it came by an application. */
  user_id: number | null;
  status_note: string | null;
}

/** In the order of `ids`; unknown ids are left out. */
export function shopRows({ store }: View, ids: number[]): ShopRow[] {
  const sql = 'SELECT * FROM shops WHERE id IN (SELECT value FROM json_each(?))';
  const known = keptByIds(
    store,
    'shops',
    ids,
    unread => new Map(rowsByIds<ShopRow>(store, sql, unread).map(row => [row.id, row])),
  );
  return ids.flatMap(id => known.get(id) ?? []);
}
