/** How does money enter and leave a wallet? With a line in its history. Call inside a transaction. */

import { randomUUID } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { Refusal } from '../refusal.ts';

interface WalletMove {
  userId: number;
  /** Base currency, positive. */
  amount: number;
  note: string;
  transactionId: number | null;
  /** Who sent it, where it was somebody else. */
  authorId?: number;
  /** "processed" while the operator has it to pay out; "paid" without it. */
  status?: 'processed';
  now: Date;
}

/** Kinds of lines of a history (docs/api.md 3). */
type Given = 'topup' | 'referral_from_topup' | 'referral_to_topup';
type Taken = 'withdraw' | 'referral_from_withdraw' | 'referral_to_withdraw';

/** The id of its line. @throws ERROR_108 without a wallet, ERROR_109 when the balance does not suffice. */
export function takeFromWallet(store: Store, move: WalletMove, type: Taken = 'withdraw'): number {
  const balance = balanceOf(store, move.userId);
  if (balance === undefined) throw new Refusal('ERROR_108');
  if (balance < move.amount - halfACent) throw new Refusal('ERROR_109');
  store.run('UPDATE wallets SET price = max(price - ?, 0) WHERE user_id = ?', move.amount, move.userId);
  return recordMove(store, type, move);
}

/** @throws ERROR_108 without a wallet. */
export function addToWallet(store: Store, move: WalletMove, type: Given = 'topup'): void {
  if (balanceOf(store, move.userId) === undefined) throw new Refusal('ERROR_108');
  store.run('UPDATE wallets SET price = price + ? WHERE user_id = ?', move.amount, move.userId);
  recordMove(store, type, move);
}

export function balanceOf(store: Store, userId: number): number | undefined {
  return store.one<{ price: number }>('SELECT price FROM wallets WHERE user_id = ?', userId)?.price;
}

/** A balance shown as 20.50 pays a total shown as 20.50. */
const halfACent = 0.005;

function recordMove(store: Store, type: Given | Taken, move: WalletMove): number {
  const at = sqlTime(move.now);
  return insertRow(store, 'wallet_histories', {
    uuid: randomUUID(),
    user_id: move.userId,
    author_id: move.authorId ?? null,
    transaction_id: move.transactionId,
    type,
    price: move.amount,
    note: move.note,
    status: move.status ?? 'paid',
    created_at: at,
    updated_at: at,
  });
}
