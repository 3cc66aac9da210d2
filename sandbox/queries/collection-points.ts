/** Which collection points are there (R2, docs/api.md 19.3)? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';

/** `price` in the base currency. */
interface CollectionPointRow {
  id: number;
  active: 0 | 1;
  price: number;
  latitude: number;
  longitude: number;
  img: string;
  r_avg: number | null;
  r_count: number;
  /** JSON, Monday first: opening and closing, "HH-mm", or null. */
  week: string;
  /** JSON, days from today. */
  closed_in_days: string;
}

/** In the order of `ids`. */
export function collectionPointRows(store: Store, ids: number[]): CollectionPointRow[] {
  const sql = 'SELECT * FROM collection_points WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<CollectionPointRow>(store, sql, ids));
}

/** What it costs to have an order brought there, in the base currency; 0 where there is no such point. */
export function collectionFee(store: Store, id: number | null): number {
  return store.one<{ price: number }>('SELECT price FROM collection_points WHERE id = ?', id)?.price ?? 0;
}
