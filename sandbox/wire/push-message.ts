/** What does a message of the inbox look like? PushMessage of API.md 13.4. */

import type { View } from '../asked/view.ts';
import { inOrder, rowsOf } from '../rows.ts';
import { isoish, present } from './present.ts';

interface MessageRow {
  id: number;
  user_id: number;
  type: string;
  subject: string | null;
  body: string;
  data: string;
  created_at: string;
  read_at: string | null;
}

export function pushMessages({ store }: View, ids: number[]): object[] {
  const rows = rowsOf<MessageRow>(
    store,
    'SELECT * FROM push_messages WHERE id IN (SELECT value FROM json_each(?))',
    ids,
  );
  return inOrder(ids, rows).map(({ id, user_id, type, subject, body, data, created_at, read_at }) => ({
    id,
    type,
    ...present({ title: subject, body }),
    data: JSON.parse(data),
    user_id,
    ...present({ read_at: isoish(read_at) }),
    created_at: isoish(created_at),
    updated_at: isoish(read_at ?? created_at),
  }));
}
