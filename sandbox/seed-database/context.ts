/**
 * What does every insert of the seed share? The store, the seeding moment, and the new rows' ids by the town's keys.
 */

import { createHash } from 'node:crypto';
import { marketDate } from '../clock.ts';
import type { Store } from '../database/store.ts';
import type { TextOwner } from '../database/text-owner.ts';
import { sqlTime } from '../database/time.ts';
import { picturePath } from '../pictures/path.ts';
import type { Text } from '../rules/text.ts';
import type { Picture } from '../seed/types.ts';

export interface SeedContext {
  store: Store;
  /** "YYYY-MM-DD" on the market's calendar, `days` from the seeding day. */
  day(days: number): string;
  /** The stored form of a moment so many days before seeding. */
  ago(days: number): string;
  ids: Record<'category' | 'take' | 'shop' | 'product' | 'stock', Map<string, number>>;
  userIds: Map<string, number>;
  unitIds: Map<string, number>;
}

interface Texts {
  title?: Text;
  description?: Text;
  address?: Text;
  button?: Text;
}

export const locales = ['en', 'de', 'ar'] as const;

export function createSeedContext(store: Store, now: Date): SeedContext {
  const shifted = (days: number) => new Date(now.getTime() + days * 86_400_000);
  return {
    store,
    day: days => marketDate(shifted(days)),
    ago: days => sqlTime(shifted(-days)),
    ids: { category: new Map(), take: new Map(), shop: new Map(), product: new Map(), stock: new Map() },
    userIds: new Map(),
    unitIds: new Map(),
  };
}

export function idOf({ ids }: SeedContext, kind: keyof SeedContext['ids'], key: string): number {
  const id = ids[kind].get(key);
  if (id === undefined) throw new Error(`The town names the ${kind} "${key}", but has none`);
  return id;
}

/** The same for the same key in every seeding, so that links to a record survive a reset. */
export function uuidOf(kind: string, key: string): string {
  const hash = createHash('sha1').update(`${kind}:${key}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

export function insertTexts({ store }: SeedContext, owner: TextOwner, ownerId: number, texts: Texts): void {
  for (const locale of locales) {
    store.run(
      'INSERT INTO texts (owner, owner_id, locale, title, description, address, button_text) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[owner, ownerId, locale, texts.title?.[locale] ?? null, texts.description?.[locale] ?? null],
      ...[texts.address?.[locale] ?? null, texts.button?.[locale] ?? null],
    );
  }
}

/** What a shop or a recipe shows beside its own picture. */
export function insertGallery(
  { store }: SeedContext,
  owner: 'shop' | 'recipe',
  ownerId: number,
  pictures: Picture[] = [],
): void {
  const sql = 'INSERT INTO galleries (owner, owner_id, title, path) VALUES (?, ?, ?, ?)';
  for (const picture of pictures) store.run(sql, owner, ownerId, picture.icon, picturePath(picture, 'cover'));
}

/** The text in all languages, for the operator's keywords and for search. */
export function everyLanguage(text: Text): string {
  return locales.map(locale => text[locale]).join(' ');
}
