/** In what is a product measured? Unit of docs/api.md 2.4. */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { translations } from './translation.ts';

interface UnitRow {
  id: number;
  position: string;
  active: number;
}

/** By id; what has no unit is left out. */
export function presentUnits(view: View, ids: (number | null)[]): Map<number | null, object> {
  const known = [...new Set(ids.filter(id => id !== null))];
  const words = translations(view, 'unit', known, 'default');
  const sql = 'SELECT * FROM units WHERE id IN (SELECT value FROM json_each(?))';
  return new Map(
    rowsByIds<UnitRow>(view.store, sql, known).map(({ id, position, active }) => [
      id,
      { id, active: Boolean(active), position, translation: words.get(id) ?? null },
    ]),
  );
}
