/** Is somebody guessing passwords? Ten failures within a minute lock the account for the rest of that minute. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { Refusal } from '../refusal.ts';

const maxFailures = 10;
const seconds = 60;

/** `account` as typed; unknown ones are locked as well, so that the answer does not reveal which exist. */
export function refuseGuessing(store: Store, account: string, now: Date): void {
  const since = sqlTime(new Date(now.getTime() - seconds * 1000));
  const failed = store.one<{ count: number }>(
    'SELECT count(*) AS count FROM sign_in_failures WHERE account = ? AND failed_at > ?',
    ...[account, since],
  );
  if ((failed?.count ?? 0) >= maxFailures) throw new Refusal('ERROR_429');
}

export function noteFailure(store: Store, account: string, now: Date): void {
  store.transaction(() => {
    store.run('DELETE FROM sign_in_failures WHERE failed_at <= ?', sqlTime(new Date(now.getTime() - seconds * 1000)));
    store.run('INSERT INTO sign_in_failures (account, failed_at) VALUES (?, ?)', account, sqlTime(now));
  });
}

export function forgetFailures(store: Store, account: string): void {
  store.run('DELETE FROM sign_in_failures WHERE account = ?', account);
}
