/** What does a category look like, with up to two levels below it? Category of API.md 2.6. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { present } from './present.ts';
import { type Fallback, type Translation, translations } from './translation.ts';

export interface CategoryRow {
  id: number;
  uuid: string;
  parent_id: number | null;
  type: string;
  keywords: string;
  img: string;
  active: number;
}

/** Children in the order in which they were made. */
export function categoryItems(view: View, ids: number[], fallback: Fallback, levels = 2): object[] {
  const rows = categoryRows(view, ids);
  const children = levels > 0 ? childrenOf(view, ids) : [];
  const words = translations(view, 'category', ids, fallback);
  const below =
    levels > 0
      ? categoryItems(
          view,
          children.map(child => child.id),
          fallback,
          levels - 1,
        )
      : [];
  return rows.map(row => ({
    ...categoryFace(view, row, words),
    children: below.filter((_, index) => children[index]?.parent_id === row.id),
  }));
}

export function categoryRows(view: View, ids: number[]): CategoryRow[] {
  const sql = 'SELECT * FROM categories WHERE id IN (SELECT value FROM json_each(?))';
  return inOrder(ids, rowsOf<CategoryRow>(view.store, sql, ids));
}

export function categoryFace(view: View, row: CategoryRow, words: Map<number, Translation>) {
  return {
    id: row.id,
    uuid: row.uuid,
    ...present({ parent_id: row.parent_id, keywords: row.keywords, type: row.type }),
    img: view.origin + row.img,
    active: Boolean(row.active),
    translation: words.get(row.id) ?? null,
  };
}

function childrenOf(view: View, ids: number[]): CategoryRow[] {
  return rowsOf<CategoryRow>(
    view.store,
    'SELECT * FROM categories WHERE active AND parent_id IN (SELECT value FROM json_each(?)) ORDER BY id',
    ids,
  );
}
