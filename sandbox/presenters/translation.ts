/** Which texts does a record have in the requested language? */

import { keptByIds } from '../database/rows.ts';
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
  { store, lang, defaultLang }: View,
  owner: TextOwner,
  ids: number[],
  fallback: Fallback,
): Map<number, Translation> {
  const other = fallback === 'strict' ? lang : defaultLang;
  return keptByIds(store, `texts of ${owner} in ${lang} or ${other}`, ids, unread => {
    const rows = store.all<TextRow>(
      'SELECT * FROM texts WHERE owner = ? AND owner_id IN (SELECT value FROM json_each(?)) AND locale IN (?, ?)',
      ...[owner, JSON.stringify(unread), lang, other],
    );
    const found = new Map<number, Translation>();
    for (const row of rows)
      if (row.locale === lang || !found.has(row.owner_id)) found.set(row.owner_id, translationOf(row));
    return found;
  });
}

export function allTranslations(view: View, owner: TextOwner, id: number): Translation[] {
  return view.store
    .all<TextRow>('SELECT * FROM texts WHERE owner = ? AND owner_id = ? ORDER BY id', owner, id)
    .map(translationOf);
}

function translationOf({ id, locale, title, description, address, button_text }: TextRow): Translation {
  return { ...omitFalsy({ id, title, description, address, button_text }), locale };
}
