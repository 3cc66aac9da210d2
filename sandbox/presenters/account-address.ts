/** What does an address of an account look like? SavedAddress of docs/api.md 2.7. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

interface AddressRow {
  id: number;
  user_id: number;
  title: string | null;
  details: string;
  /** JSON. */
  location: string | null;
  active: 0 | 1;
  created_at: string;
}

export function presentAddresses({ store }: View, ids: number[]): object[] {
  const rows = rowsByIds<AddressRow>(
    store,
    'SELECT * FROM addresses WHERE id IN (SELECT value FROM json_each(?))',
    ids,
  );
  return sortByIds(ids, rows).map(({ id, user_id, title, details, location, active, created_at }) => ({
    id,
    ...omitFalsy({ title }),
    user_id,
    active: Boolean(active),
    address: JSON.parse(details),
    // As it was sent, list or object (docs/api.md 26).
    ...(location !== null && { location: JSON.parse(location) }),
    created_at: presentTime(created_at),
    updated_at: presentTime(created_at),
  }));
}
