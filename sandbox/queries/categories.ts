/** Which categories are there, and which lie directly below them? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';

export interface CategoryRow {
  id: number;
  uuid: string;
  parent_id: number | null;
  type: string;
  keywords: string;
  img: string;
  active: number;
  input: number;
}

export function categoryRows({ store }: View, ids: number[]): CategoryRow[] {
  const sql = 'SELECT * FROM categories WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<CategoryRow>(store, sql, ids));
}

/** The active ones, in the order in which they were made. */
export function childCategoryRows({ store }: View, parentIds: number[]): CategoryRow[] {
  return rowsByIds<CategoryRow>(
    store,
    'SELECT * FROM categories WHERE active AND parent_id IN (SELECT value FROM json_each(?)) ORDER BY id',
    parentIds,
  );
}
