/** In which currency was an order made? What orders carry of it. */

import type { View } from '../input/view.ts';

export function presentOrderCurrency({ store }: View, id: number): object | null {
  const row = store.one<{ id: number; title: string; symbol: string; position: string; active: number }>(
    'SELECT id, title, symbol, position, active FROM currencies WHERE id = ?',
    id,
  );
  return row ? { ...row, active: Boolean(row.active) } : null;
}
