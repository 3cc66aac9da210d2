/** Inserts a row by the names of its columns, so that none of many is mistaken for another. */

import type { Store, Value } from './store.ts';

/** `table` and the names are trusted. Answers the new row's id. */
export function insertRow(store: Store, table: string, row: Record<string, Value>): number {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return store.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`, ...Object.values(row));
}
