/** How do access tokens begin and end? Issued at sign-in, ended by signing out or after 30 days. */

import { randomBytes } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { hashOf } from '../input/customer.ts';

const daysValid = 30;

/** Answers "41|pQx0…"; only the secret's hash is stored. */
export function issueToken(store: Store, userId: number, now: Date): string {
  const secret = randomBytes(20).toString('hex');
  const ends = new Date(now.getTime() + daysValid * 86_400_000);
  const id = insertRow(store, 'tokens', {
    user_id: userId,
    secret_hash: hashOf(secret),
    created_at: sqlTime(now),
    expires_at: sqlTime(ends),
  });
  return `${id}|${secret}`;
}

export function endToken(store: Store, id: number): void {
  store.run('DELETE FROM tokens WHERE id = ?', id);
}

export function endOtherTokens(store: Store, userId: number, keptId: number): void {
  store.run('DELETE FROM tokens WHERE user_id = ? AND id <> ?', userId, keptId);
}

export function endTokensOf(store: Store, userId: number): void {
  store.run('DELETE FROM tokens WHERE user_id = ?', userId);
}
