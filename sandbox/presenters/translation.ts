/** Which texts does a record have in the requested language? */

import type { TextOwner } from '../database/text-owner.ts';
import type { View } from '../input/view.ts';
import { omitFalsy } from './omit-falsy.ts';

interface TextRow {
  id: number;
  owner_id: number;
  locale: string;
  title: string | null;
  description: string | null;
  address: string | null;
  button_text: string | null;
}

export type Translation = Partial<Omit<TextRow, 'owner_id'>> & { locale: string };

/** "strict" leaves out what has no text in the language; "default" falls back to the default language. */
export type Fallback = 'strict' | 'default';

export function translations(
  view: View,
  owner: TextOwner,
  ids: number[],
  fallback: Fallback,
): Map<number, Translation> {
  if (ids.length === 0) return new Map();
  const rows = view.store.all<TextRow>(
    'SELECT * FROM texts WHERE owner = ? AND owner_id IN (SELECT value FROM json_each(?)) AND locale IN (?, ?)',
    owner,
    JSON.stringify(ids),
    ...[view.lang, fallback === 'strict' ? view.lang : view.defaultLang],
  );
  const found = new Map<number, Translation>();
  for (const row of rows)
    if (row.locale === view.lang || !found.has(row.owner_id)) found.set(row.owner_id, translationOf(row));
  return found;
}

export function allTranslations(view: View, owner: TextOwner, id: number): Translation[] {
  return view.store
    .all<TextRow>('SELECT * FROM texts WHERE owner = ? AND owner_id = ? ORDER BY id', owner, id)
    .map(translationOf);
}

function translationOf({ id, locale, title, description, address, button_text }: TextRow): Translation {
  return { ...omitFalsy({ id, title, description, address, button_text }), locale };
}
