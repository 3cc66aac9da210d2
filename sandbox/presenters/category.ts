/** What does a category look like, alone and with up to two levels below it? Category of docs/api.md 2.6. */

import type { View } from '../input/view.ts';
import { type CategoryRow, categoryRows, childCategoryRows } from '../queries/categories.ts';
import { omitFalsy } from './omit-falsy.ts';
import { type Fallback, type Translation, translations } from './translation.ts';

export function presentCategories(view: View, ids: number[], fallback: Fallback, levels = 2): object[] {
  const rows = categoryRows(view, ids);
  const words = translations(view, 'category', ids, fallback);
  const children = levels > 0 ? childCategoryRows(view, ids) : [];
  const childIds = children.map(child => child.id);
  const below = levels > 0 ? presentCategories(view, childIds, fallback, levels - 1) : [];
  return rows.map(row => ({
    ...presentCategory(view, row, words),
    children: below.filter((_, index) => children[index]?.parent_id === row.id),
  }));
}

/** Without children, by id. */
export function presentCategorySummaries(view: View, ids: number[]): Map<number, object> {
  const unique = [...new Set(ids)];
  const words = translations(view, 'category', unique, 'default');
  return new Map(categoryRows(view, unique).map(row => [row.id, presentCategory(view, row, words)]));
}

function presentCategory(view: View, row: CategoryRow, words: Map<number, Translation>) {
  return {
    id: row.id,
    uuid: row.uuid,
    ...omitFalsy({ parent_id: row.parent_id, keywords: row.keywords, type: row.type }),
    img: view.origin + row.img,
    active: Boolean(row.active),
    input: row.input,
    translation: words.get(row.id) ?? null,
  };
}
