/** How do a past order's payment, cashback and refund become rows, each with its line in the wallet's history? */

import { insertRow } from '../database/insert-row.ts';
import { sqlTime } from '../database/time.ts';
import { picturePath } from '../pictures/path.ts';
import type { SeedOrder } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

interface PaidOrder {
  order: SeedOrder;
  id: number;
  userId: number;
  /** Base currency. */
  total: number;
  made: Date;
}

export function insertPayment(context: SeedContext, paid: PaidOrder): void {
  const { order, id, userId, total, made } = paid;
  const payment = context.store.one<{ id: number }>('SELECT id FROM payments WHERE tag = ?', order.payment);
  const status = statusOf(order);
  const transaction = insertRow(context.store, 'transactions', {
    order_id: id,
    user_id: userId,
    payment_id: payment?.id ?? 0,
    price: total,
    status,
    perform_time: status === 'paid' || status === 'refund' ? sqlTime(made) : null,
    refund_time: status === 'refund' ? sqlTime(later(made)) : null,
    created_at: sqlTime(made),
    updated_at: sqlTime(made),
  });
  if (order.payment !== 'wallet') return;
  const move = { id, userId, transaction, price: total };
  insertWalletMove(context, { ...move, type: 'withdraw', note: `Payment Order #${id} via Wallet`, at: made });
  if (status === 'refund')
    insertWalletMove(context, { ...move, type: 'topup', note: `For Order #${id}`, at: later(made) });
}

export function insertCashback(
  context: SeedContext,
  { id, userId, cashback, at }: { id: number; userId: number; cashback: number; at: Date },
): void {
  const note = `Cashback for Order #${id}`;
  const row = { user_id: userId, order_id: id, price: cashback, note, created_at: sqlTime(at) };
  insertRow(context.store, 'point_histories', row);
  insertWalletMove(context, { id, userId, transaction: null, type: 'topup', price: cashback, note, at });
}

/** Requested two hours after ordering, answered on the next day. */
export function insertRefund(context: SeedContext, { order, id, userId, total, made }: PaidOrder): void {
  if (!order.refund) return;
  const { status, cause, answer, picture } = order.refund;
  const at = (hours: number) => new Date(made.getTime() + hours * 3_600_000);
  const answered = status === 'pending' ? at(2) : at(26);
  insertRow(context.store, 'refunds', {
    order_id: id,
    user_id: userId,
    status,
    cause,
    answer: answer ?? null,
    images: JSON.stringify(picture ? [picturePath(picture, 'product')] : []),
    created_at: sqlTime(at(2)),
    updated_at: sqlTime(answered),
  });
  if (status !== 'accepted') return;
  context.store.run(
    "UPDATE transactions SET status = 'refund', refund_time = ? WHERE order_id = ?",
    sqlTime(answered),
    id,
  );
  const note = `Refund for Order #${id}`;
  insertWalletMove(context, { id, userId, transaction: null, type: 'topup', price: total, note, at: answered });
}

/**
 * Inserts the first line of a wallet's history; call the answer last: it sets the amount from which all lines lead to
 * the balance.
 */
export function insertOpeningBalance({ store, ago }: SeedContext, userId: number): () => void {
  const id = insertRow(store, 'wallet_histories', {
    uuid: uuidOf('wallet-history', `opening ${userId}`),
    user_id: userId,
    type: 'topup',
    price: 0,
    note: 'Top up by card',
    status: 'paid',
    created_at: ago(398),
    updated_at: ago(398),
  });
  return () => {
    store.run(
      `UPDATE wallet_histories SET price = (SELECT price FROM wallets WHERE user_id = ?1)
         + (SELECT sum(iif(type LIKE '%withdraw', price, -price)) FROM wallet_histories
            WHERE user_id = ?1 AND status = 'paid') WHERE id = ?2`,
      ...[userId, id],
    );
  };
}

function statusOf(order: SeedOrder): string {
  if (order.isUnpaid) return 'canceled';
  if (order.payment === 'cash') return order.status === 'delivered' ? 'paid' : 'progress';
  return order.status === 'canceled' ? 'refund' : 'paid';
}

interface WalletMove {
  /** Of the order. */
  id: number;
  userId: number;
  transaction: number | null;
  type: 'topup' | 'withdraw';
  price: number;
  note: string;
  at: Date;
}

/** Inserts the history alone: the wallet itself is seeded with today's balance. */
function insertWalletMove(
  { store }: SeedContext,
  { id, userId, transaction, type, price, note, at }: WalletMove,
): void {
  insertRow(store, 'wallet_histories', {
    uuid: uuidOf('wallet-history', `${note} ${id}`),
    user_id: userId,
    transaction_id: transaction,
    type,
    price,
    note,
    status: 'paid',
    created_at: sqlTime(at),
    updated_at: sqlTime(at),
  });
}

function later(made: Date): Date {
  return new Date(made.getTime() + 3 * 60_000);
}
