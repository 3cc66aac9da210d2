/** Does the record exist that a path names? */

import type { Store } from '../database/store.ts';
import { notFound } from '../refusal.ts';

type Table = 'shops' | 'products' | 'stocks' | 'categories' | 'collection_points';

/** @throws ERROR_404 */
export function idOrNotFound(store: Store, table: Table, id: string | undefined): number {
  return foundId(store.one<{ id: number }>(`SELECT id FROM ${table} WHERE id = ?`, Number(id)));
}

/** @throws ERROR_404 */
export function idOfUuid(store: Store, table: Table, uuid: string): number {
  return foundId(store.one<{ id: number }>(`SELECT id FROM ${table} WHERE uuid = ?`, uuid));
}

function foundId(row: { id: number } | undefined): number {
  if (!row) throw notFound();
  return row.id;
}
