/** Which order comes again, and until when (R2, docs/api.md 8.5)? */

import type { Store } from '../database/store.ts';

export interface RepeatRow {
  id: number;
  order_id: number;
  /** The first and the last day, "YYYY-MM-DD" on the market's calendar. */
  starts: string;
  ends: string;
  /** The last day whose order is made. */
  made: string;
  created_at: string;
  updated_at: string;
}

export function repeatOf(store: Store, orderId: number): RepeatRow | undefined {
  return store.one<RepeatRow>('SELECT * FROM order_repeats WHERE order_id = ?', orderId);
}
