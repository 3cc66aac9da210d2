/**
 * When is somebody rewarded for having brought a friend (docs/api.md 12.6)? Both sides are when the friend's first order
 * is delivered, and lose it again when that order's money goes back. Call inside a transaction.
 */

import type { Store } from '../database/store.ts';
import type { OrderRow } from '../queries/orders.ts';
import { runningReferral } from '../queries/referral.ts';
import { addToWallet, balanceOf, takeFromWallet } from './wallet.ts';

export function rewardReferral(store: Store, order: OrderRow, now: Date): void {
  const referral = runningReferral(store, now);
  const inviterId = inviterOf(store, order.user_id);
  if (!referral || inviterId === undefined || !isFirstDelivered(store, order)) return;
  const note = noteOf(order);
  give(inviterId, referral.price_from, 'referral_from_topup');
  give(order.user_id, referral.price_to, 'referral_to_topup');

  function give(userId: number, amount: number, type: 'referral_from_topup' | 'referral_to_topup'): void {
    if (balanceOf(store, userId) !== undefined)
      addToWallet(store, { userId, amount, note, transactionId: null, now }, type);
  }
}

/** Takes no more than the wallet holds. */
export function takeRewardBack(store: Store, order: OrderRow, now: Date): void {
  const note = noteOf(order);
  const given = store.all<{ user_id: number; type: string; price: number }>(
    "SELECT user_id, type, price FROM wallet_histories WHERE note = ? AND type LIKE 'referral%topup'",
    note,
  );
  for (const { user_id: userId, type, price } of given) {
    const amount = Math.min(price, balanceOf(store, userId) ?? 0);
    const back = type === 'referral_from_topup' ? 'referral_from_withdraw' : 'referral_to_withdraw';
    if (amount > 0) takeFromWallet(store, { userId, amount, note, transactionId: null, now }, back);
  }
}

function inviterOf(store: Store, userId: number): number | undefined {
  const sql = `SELECT inviter.id FROM users AS friend JOIN users AS inviter ON inviter.my_referral = friend.referral
    WHERE friend.id = ? AND inviter.id <> friend.id`;
  return store.one<{ id: number }>(sql, userId)?.id;
}

function isFirstDelivered(store: Store, { id, user_id }: OrderRow): boolean {
  const sql = "SELECT 1 FROM orders WHERE user_id = ? AND id <> ? AND status = 'delivered'";
  return store.one(sql, user_id, id) === undefined;
}

function noteOf({ id }: OrderRow): string {
  return `Referral, order #${id}`;
}
