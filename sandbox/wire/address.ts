/** What does a saved address look like? SavedAddress of API.md 2.7. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { isoish, present } from './present.ts';

interface AddressRow {
  id: number;
  user_id: number;
  title: string | null;
  details: string;
  latitude: number | null;
  longitude: number | null;
  active: 0 | 1;
  created_at: string;
}

export function addressItems({ store }: View, ids: number[]): object[] {
  const rows = rowsOf<AddressRow>(store, 'SELECT * FROM addresses WHERE id IN (SELECT value FROM json_each(?))', ids);
  return inOrder(ids, rows).map(({ id, user_id, title, details, latitude, longitude, active, created_at }) => ({
    id,
    ...present({ title }),
    user_id,
    active: Boolean(active),
    address: JSON.parse(details),
    ...(latitude !== null && { location: { latitude: String(latitude), longitude: String(longitude) } }),
    created_at: isoish(created_at),
    updated_at: isoish(created_at),
  }));
}
