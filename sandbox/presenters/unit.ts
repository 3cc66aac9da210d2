/** In what is a product measured? Unit of docs/api.md 2.4. */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import type { ProductRow } from '../queries/products.ts';
import { translations } from './translation.ts';

interface UnitRow {
  id: number;
  position: string;
  active: number;
}

/** The units of these products, by id. */
export function presentUnits(view: View, products: Pick<ProductRow, 'unit_id'>[]): Map<number | null, object> {
  const ids = [...new Set(products.flatMap(({ unit_id }) => unit_id ?? []))];
  const words = translations(view, 'unit', ids, 'default');
  const sql = 'SELECT * FROM units WHERE id IN (SELECT value FROM json_each(?))';
  return new Map(
    rowsByIds<UnitRow>(view.store, sql, ids).map(({ id, position, active }) => [
      id,
      { id, active: Boolean(active), position, translation: words.get(id) ?? null },
    ]),
  );
}
