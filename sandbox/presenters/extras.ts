/** Which option values make up a stock, in the order of the product's groups? */

import { rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { translations } from './translation.ts';

interface OptionRow {
  stock_id: number;
  value_id: number;
  group_id: number;
  type: string;
}

interface ExtraValue {
  id: number;
  extra_group_id: number;
  value: string;
  active: true;
  group: object;
}

/** Values of type text are written in the requested language; those of type image are addresses of pictures. */
export function presentExtras(view: View, stockIds: number[]): Map<number, ExtraValue[]> {
  const rows = rowsByIds<OptionRow>(
    view.store,
    `SELECT stock_id, value_id, group_id, type FROM stock_options
     JOIN option_values ON option_values.id = value_id JOIN option_groups ON option_groups.id = group_id
     WHERE stock_id IN (SELECT value FROM json_each(?)) ORDER BY stock_id, position`,
    stockIds,
  );
  const groups = translations(view, 'group', [...new Set(rows.map(row => row.group_id))], 'default');
  const values = translations(view, 'value', [...new Set(rows.map(row => row.value_id))], 'default');
  const extras = rows.map(row => ({
    stockId: row.stock_id,
    extra: {
      id: row.value_id,
      extra_group_id: row.group_id,
      value: (row.type === 'image' ? view.origin : '') + (values.get(row.value_id)?.title ?? ''),
      active: true as const,
      group: { id: row.group_id, type: row.type, active: true, translation: groups.get(row.group_id) ?? null },
    },
  }));
  return new Map(
    [...Map.groupBy(extras, entry => entry.stockId)].map(([id, entries]) => [id, entries.map(entry => entry.extra)]),
  );
}
