/** How does what the operator has written become rows? */

import { insertRow } from '../database/insert-row.ts';
import type { TextOwner } from '../database/text-owner.ts';
import { picturePath } from '../pictures/path.ts';
import type { PartialText, SeedContent, Town } from '../seed/types.ts';
import { idOf, locales, type SeedContext, uuidOf } from './context.ts';

/** After the categories. The first of each list is the newest one. */
export function insertContent(context: SeedContext, { content }: Town): void {
  if (content === undefined) return;
  insertArticles(context, content);
  insertCareers(context, content);
  insertQuestions(context, content);
  for (const [kind, { title, body }] of Object.entries({ term: content.terms, policy: content.privacy })) {
    const id = context.store.run('INSERT INTO rules (kind, created_at) VALUES (?, ?)', kind, context.ago(90));
    insertWritten(context, kind as 'term' | 'policy', id, { title, description: body });
  }
  for (const { type, title, body, picture, apps } of [...content.pages].reverse()) {
    const id = context.store.run(
      'INSERT INTO site_pages (type, img, active, app_store, google_play) VALUES (?, ?, 1, ?, ?)',
      ...[type, picturePath(picture, 'cover'), apps?.ios ?? null, apps?.android ?? null],
    );
    insertWritten(context, 'page', id, { title, description: body });
  }
}

function insertArticles(context: SeedContext, { articles }: SeedContent): void {
  for (const { key, title, summary, body, picture, daysAgo, isDraft } of [...articles].reverse()) {
    const at = context.ago(daysAgo);
    const id = context.store.run(
      "INSERT INTO blogs (uuid, type, img, active, published_at, created_at) VALUES (?, 'blog', ?, 1, ?, ?)",
      ...[uuidOf('blog', key), picturePath(picture, 'cover'), isDraft ? null : at, at],
    );
    insertWritten(context, 'blog', id, { title, description: body });
    insertWritten(context, 'blog summary', id, { title: summary });
  }
}

function insertCareers(context: SeedContext, { careers }: SeedContent): void {
  for (const { category, title, place, location, body } of [...careers].reverse()) {
    const id = context.store.run(
      'INSERT INTO careers (category_id, active, latitude, longitude, created_at) VALUES (?, 1, ?, ?, ?)',
      ...[idOf(context, 'category', category), location.latitude, location.longitude, context.ago(14)],
    );
    insertWritten(context, 'career', id, { title, description: body, address: place });
  }
}

function insertQuestions(context: SeedContext, { questions }: SeedContent): void {
  for (const { key, question, answer } of [...questions].reverse()) {
    const id = context.store.run(
      "INSERT INTO faqs (uuid, type, active, created_at) VALUES (?, 'web', 1, ?)",
      ...[uuidOf('faq', key), context.ago(60)],
    );
    insertWritten(context, 'faq', id, { title: question, description: answer });
  }
}

type Written = Partial<Record<'title' | 'description' | 'address', PartialText>>;

/** A row for each language that it is written in: in the others the API answers `translation: null`. */
function insertWritten({ store }: SeedContext, owner: TextOwner, ownerId: number, written: Written): void {
  for (const locale of locales.filter(locale => written.title?.[locale] !== undefined))
    insertRow(store, 'texts', {
      owner,
      owner_id: ownerId,
      locale,
      title: written.title?.[locale] ?? null,
      description: written.description?.[locale] ?? null,
      address: written.address?.[locale] ?? null,
    });
}
