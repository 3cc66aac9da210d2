/** How do the town's categories and takes become rows? */

import { picturePath } from '../pictures/path.ts';
import { fold } from '../rules/fulltext.ts';
import type { SeedCategory, Town } from '../seed/types.ts';
import { everyWord, insertTexts, type SeedContext, uuidOf } from './context.ts';

/**
 * Lists of categories answer the newest first, a shop's own categories the oldest first (API.md 6.1): cuisines are
 * planted from the last to the first and a menu's sections from the first to the last, so both read as written.
 */
export function insertCategories(bed: SeedContext, town: Town): void {
  const others = town.categories.filter(category => category.type !== 'main').reverse();
  const sections = town.categories.filter(category => category.type === 'main');
  for (const category of [...sections, ...others]) insertCategory(bed, category, []);

  for (const take of town.takes) {
    const img = picturePath(take.picture, 'category');
    const id = bed.store.run('INSERT INTO takes (img, created_at) VALUES (?, ?)', img, bed.ago(300));
    insertTexts(bed, 'take', id, { title: take.title });
    bed.ids.take.set(take.key, id);
  }
}

function insertCategory(bed: SeedContext, category: SeedCategory, ancestors: number[]): void {
  const words = everyWord(category.title);
  const id = bed.store.run(
    `INSERT INTO categories (uuid, parent_id, type, keywords, img, active, search, created_at)
     VALUES (?, ?, ?, ?, ?, 1, ?, ?)`,
    uuidOf('category', category.key),
    ancestors.at(-1) ?? null,
    category.type,
    category.title.en.toLowerCase(),
    picturePath(category.picture, 'category'),
    fold(words),
    bed.ago(300),
  );
  insertTexts(bed, 'category', id, { title: category.title });
  bed.ids.category.set(category.key, id);
  for (const ancestor of [...ancestors, id]) {
    bed.store.run('INSERT INTO category_tree (ancestor_id, category_id) VALUES (?, ?)', ancestor, id);
  }
  for (const child of category.children ?? []) insertCategory(bed, child, [...ancestors, id]);
}
