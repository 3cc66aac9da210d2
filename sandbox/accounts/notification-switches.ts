/** Which notifications does a customer want? A new set replaces the one before (docs/api.md 13.3). */

import type { Store } from '../database/store.ts';
import type { Check } from '../input/check.ts';
import { existingId } from '../input/existing.ts';
import type { View } from '../input/view.ts';

interface Switch {
  id: number;
  active: boolean;
}

export function readSwitches(view: View, check: Check): Switch[] {
  return check.each('notifications').map(item => {
    const id = existingId(view, item, 'notification_id', 'notification_kinds');
    if (item.input.notification_id == null) item.required('notification_id');
    return { id: id ?? 0, active: item.isOn('active') };
  });
}

/** Call inside a transaction. */
export function replaceSwitches(store: Store, userId: number, switches: Switch[]): void {
  store.run('DELETE FROM notification_switches WHERE user_id = ?', userId);
  for (const { id, active } of switches) {
    store.run('INSERT OR REPLACE INTO notification_switches VALUES (?, ?, ?)', userId, id, Number(active));
  }
}
