/** How do the town's categories and takes become rows? */

import { insertRow } from '../database/insert-row.ts';
import { picturePath } from '../pictures/path.ts';
import { fold } from '../rules/fulltext.ts';
import type { SeedCategory, Town } from '../seed/types.ts';
import { everyLanguage, insertTexts, type SeedContext, uuidOf } from './context.ts';

/**
 * Lists of categories answer the newest first, a shop's own categories the oldest first (docs/api.md 6.1): cuisines are
 * inserted from the last to the first and a menu's sections from the first to the last, so that both read as written.
 */
export function insertCategories(context: SeedContext, town: Town): void {
  const others = town.categories.filter(category => category.type !== 'main').reverse();
  const sections = town.categories.filter(category => category.type === 'main');
  for (const category of [...sections, ...others]) insertCategory(context, category, []);
}

export function insertTakes(context: SeedContext, town: Town): void {
  for (const take of town.takes) {
    const img = picturePath(take.picture, 'category');
    const id = context.store.run('INSERT INTO takes (img, created_at) VALUES (?, ?)', img, context.ago(300));
    insertTexts(context, 'take', id, { title: take.title });
    context.ids.take.set(take.key, id);
  }
}

function insertCategory(context: SeedContext, category: SeedCategory, ancestors: number[]): void {
  const words = everyLanguage(category.title);
  const id = insertRow(context.store, 'categories', {
    uuid: uuidOf('category', category.key),
    parent_id: ancestors.at(-1) ?? null,
    type: category.type,
    keywords: category.title.en.toLowerCase(),
    img: picturePath(category.picture, 'category'),
    active: 1,
    search: fold(words),
    input: context.ids.category.size + 1,
    created_at: context.ago(300),
  });
  insertTexts(context, 'category', id, { title: category.title });
  context.ids.category.set(category.key, id);
  for (const ancestor of [...ancestors, id]) {
    context.store.run('INSERT INTO category_tree (ancestor_id, category_id) VALUES (?, ?)', ancestor, id);
  }
  for (const child of category.children ?? []) insertCategory(context, child, [...ancestors, id]);
}
