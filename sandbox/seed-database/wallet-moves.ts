/** How do moves of a wallet become rows? The wallet itself is seeded with today's balance. */

import { insertRow } from '../database/insert-row.ts';
import type { Town } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

export function insertWalletMoves({ store, userIds, ago }: SeedContext, town: Town): void {
  for (const { customer, from, type, price, note, daysAgo, status = 'paid' } of town.walletMoves ?? []) {
    insertRow(store, 'wallet_histories', {
      uuid: uuidOf('wallet-history', `${customer} ${daysAgo}`),
      user_id: userIds.get(customer) ?? 0,
      author_id: from === undefined ? null : (userIds.get(from) ?? null),
      type,
      price,
      note: note ?? null,
      status,
      created_at: ago(daysAgo),
      updated_at: ago(daysAgo),
    });
  }
}

/** Gives the newest move the highest id, as the API's lists go by id. Call it after the last insert. */
export function numberWalletMoves({ store }: SeedContext): void {
  store.script(`
    CREATE TEMP TABLE places AS
      SELECT id AS old, row_number() OVER (ORDER BY created_at, id) AS place FROM wallet_histories;
    UPDATE wallet_histories SET id = -(SELECT place FROM places WHERE old = wallet_histories.id);
    UPDATE wallet_histories SET id = -id;
    DROP TABLE places;
  `);
}
