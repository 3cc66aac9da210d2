/** In which currency was an order made? What orders carry of it: not the side of its symbol (docs/api.md 8.2). */

import type { View } from '../input/view.ts';

export function presentOrderCurrency({ store }: View, id: number): object | null {
  const row = store.one<{ id: number; title: string; symbol: string }>(
    'SELECT id, title, symbol FROM currencies WHERE id = ?',
    id,
  );
  return row ? { ...row, active: false } : null;
}
