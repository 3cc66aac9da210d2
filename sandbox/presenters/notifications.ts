/** Which notifications has a customer switched on? UserNotification of docs/api.md 2.7. */

import type { Store } from '../database/store.ts';

interface SwitchRow {
  id: number;
  type: string;
  created_at: string;
  active: 0 | 1;
}

export function presentNotifications(store: Store, userId: number): object[] {
  return store
    .all<SwitchRow>(
      `SELECT notification_kinds.*, active FROM notification_switches
       JOIN notification_kinds ON id = notification_id WHERE user_id = ? ORDER BY id`,
      userId,
    )
    .map(({ active, ...kind }) => ({
      ...kindFace(kind),
      deleted_at: null,
      notification: { user_id: userId, notification_id: kind.id, active },
    }));
}

export function presentNotificationKinds(store: Store): object[] {
  return store.all<Omit<SwitchRow, 'active'>>('SELECT * FROM notification_kinds ORDER BY id').map(kindFace);
}

function kindFace({ id, type, created_at }: Omit<SwitchRow, 'active'>) {
  return { id, type, payload: null, created_at, updated_at: created_at };
}
