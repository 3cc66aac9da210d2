/** What does a message of the inbox look like? PushMessage of docs/api.md 13.4. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { presentBlogs } from './content.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

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

export function presentPushMessages(view: View, ids: number[]): object[] {
  const { store } = view;
  const rows = rowsByIds<MessageRow>(
    store,
    'SELECT * FROM push_messages WHERE id IN (SELECT value FROM json_each(?))',
    ids,
  );
  return sortByIds(ids, rows).map(({ id, user_id, type, subject, body, data, created_at, read_at }) => ({
    id,
    type,
    ...omitFalsy({ title: subject, body }),
    data: JSON.parse(data),
    ...(type === 'news_publish' && subject !== null && { blog: presentBlogs(view, [Number(subject)])[0] }),
    user_id,
    ...omitFalsy({ read_at: presentTime(read_at) }),
    created_at: presentTime(created_at),
    updated_at: presentTime(read_at ?? created_at),
  }));
}
