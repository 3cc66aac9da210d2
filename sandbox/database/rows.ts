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

/** Caches what `read` finds, by id, until any row is changed: `read` is called only for ids that are not cached. */
export function keptByIds<Item>(
  store: Store,
  key: string,
  ids: number[],
  read: (ids: number[]) => Map<number, Item>,
): Map<number, Item> {
  const kept = store.kept(key, () => new Map<number, Item | undefined>());
  // Callers choose ids, also of rows that do not exist, so their number must be limited.
  if (kept.size > 10_000) kept.clear();
  const unread = ids.filter(id => !kept.has(id));
  const found = unread.length > 0 ? read(unread) : new Map<number, Item>();
  for (const id of unread) kept.set(id, found.get(id));
  for (const id of ids) {
    const item = kept.get(id);
    if (item !== undefined) found.set(id, item);
  }
  return found;
}
