/** What do shop tags, the "takes", look like? Raw records, as docs/api.md 6.4 says. */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { presentTime } from './time.ts';
import { type Fallback, translations } from './translation.ts';

export interface TakeRow {
  id: number;
  img: string;
  created_at: string;
}

export function presentTakes(view: View, rows: TakeRow[], fallback: Fallback) {
  const words = translations(
    view,
    'take',
    rows.map(row => row.id),
    fallback,
  );
  return rows.map(({ id, img, created_at }) => ({
    id,
    img: view.origin + img,
    created_at: presentTime(created_at),
    updated_at: presentTime(created_at),
    deleted_at: null,
    translation: words.get(id) ?? null,
  }));
}

export function presentTakesOfShops(view: View, shopIds: number[], fallback: Fallback): Map<number, object[]> {
  const rows = rowsByIds<TakeRow & { shop_id: number }>(
    view.store,
    `SELECT takes.*, shop_id FROM takes JOIN shop_takes ON take_id = takes.id
     WHERE shop_id IN (SELECT value FROM json_each(?)) ORDER BY takes.id`,
    shopIds,
  );
  const takes = presentTakes(view, rows, fallback);
  const entries = rows.map(({ shop_id }, index) => ({ shop_id, take: takes[index] as object }));
  return new Map(
    [...Map.groupBy(entries, entry => entry.shop_id)].map(([id, found]) => [id, found.map(({ take }) => take)]),
  );
}
