/** When does a shop work? Dashed clock times (docs/api.md 1.9) and calendar dates. */

import { keptByIds, rowsByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import type { Weekday, WorkingDay } from '../rules/hours.ts';

interface DayRow {
  id: number;
  shop_id: number;
  day: Weekday;
  opens: string;
  closes: string;
  disabled: number;
}

export function workingDays({ store }: View, shopIds: number[]): Map<number, (WorkingDay & { id: number })[]> {
  const sql = 'SELECT * FROM working_days WHERE shop_id IN (SELECT value FROM json_each(?)) ORDER BY id';
  return keptByIds(store, 'working days', shopIds, unread =>
    mapped(rowsByIds<DayRow>(store, sql, unread), ({ id, day, opens, closes, disabled }) => ({
      id,
      day,
      from: opens,
      to: closes,
      disabled: Boolean(disabled),
    })),
  );
}

export function closedDates({ store }: View, shopIds: number[]): Map<number, { id: number; day: string }[]> {
  const sql = 'SELECT * FROM closed_dates WHERE shop_id IN (SELECT value FROM json_each(?)) ORDER BY day';
  return keptByIds(store, 'closed dates', shopIds, unread =>
    mapped(rowsByIds<{ id: number; shop_id: number; day: string }>(store, sql, unread), ({ id, day }) => ({ id, day })),
  );
}

function mapped<Row extends { shop_id: number }, Item>(rows: Row[], shape: (row: Row) => Item): Map<number, Item[]> {
  return new Map([...Map.groupBy(rows, row => row.shop_id)].map(([shopId, found]) => [shopId, found.map(shape)]));
}
