/** What does a wallet's history look like? WalletHistory of docs/api.md 2.7. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { presentPerson } from './person.ts';
import { presentTime } from './time.ts';

interface HistoryRow {
  id: number;
  uuid: string;
  user_id: number;
  author_id: number | null;
  wallet_uuid: string;
  transaction_id: number | null;
  type: string;
  price: number;
  note: string | null;
  status: string;
  created_at: string;
  updated_at: string;
}

export function presentWalletHistory(view: View, ids: number[]): object[] {
  const rows = rowsByIds<HistoryRow>(
    view.store,
    `SELECT wallet_histories.*, wallets.uuid AS wallet_uuid FROM wallet_histories
     JOIN wallets ON wallets.user_id = wallet_histories.user_id
     WHERE wallet_histories.id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  return sortByIds(ids, rows).map(({ user_id, author_id, ...row }) => ({
    ...row,
    price: row.price * view.rate,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.updated_at),
    author: presentPerson(view, author_id ?? user_id),
    user: presentPerson(view, user_id),
  }));
}
