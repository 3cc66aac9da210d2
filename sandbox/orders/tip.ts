/**
 * How does a courier get a tip after the delivery (R2, docs/api.md 10.6)? Each call gives one: docs/api.md does not say
 * that a second is refused. Call inside a transaction.
 */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { OrderRow } from '../queries/orders.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { Refusal } from '../refusal.ts';
import { notByThis, notDelivered } from './payment-texts.ts';
import { takeFromWallet } from './wallet.ts';

/** `tips`: in the base currency. @throws ERROR_108 or ERROR_109 of the wallet. */
export function tipFromWallet(
  store: Store,
  order: OrderRow,
  { payment, tips, now }: { payment: PaymentRow; tips: number; now: Date },
): void {
  requireDelivered(order);
  if (payment.tag !== 'wallet') throw new Refusal('ERROR_400', { text: notByThis });
  const note = `Payment Order #${order.id} via Wallet`;
  takeFromWallet(store, { userId: order.user_id, amount: tips, note, transactionId: null, now });
  addTip(store, order.id, tips, now);
}

/** `amount`: in the base currency. The order's transaction stays that of the order. */
export function addTip(store: Store, orderId: number, amount: number, now: Date): void {
  store.run(
    'UPDATE orders SET tips = tips + ?1, total_price = total_price + ?1, updated_at = ?2 WHERE id = ?3',
    ...[amount, sqlTime(now), orderId],
  );
}

export function requireDelivered(order: OrderRow): void {
  if (order.status !== 'delivered') throw new Refusal('ERROR_400', { text: notDelivered });
}
