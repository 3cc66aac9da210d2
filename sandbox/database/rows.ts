/** How are the rows of many records read at once? */

import type { Store } from './store.ts';

/** `sql` holds one "?" that takes the ids as JSON: `… IN (SELECT value FROM json_each(?))`. */
export function rowsByIds<Row>(store: Store, sql: string, ids: Iterable<number>): Row[] {
  const unique = [...new Set(ids)];
  return unique.length > 0 ? store.all<Row>(sql, JSON.stringify(unique)) : [];
}

/** The rows by their ids, in the order of `ids`; unknown ids are left out. */
export function sortByIds<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
