/** What does the provider know of a payment: what it is for, how much it asks, and what became of it? */

import { randomBytes } from 'node:crypto';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import type { OrderRow } from '../queries/orders.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { notFound, Refusal } from '../refusal.ts';
import { draftOrder } from './draft.ts';
import { isPaid, payOrder } from './pay.ts';

export interface PaymentSession {
  id: string;
  user_id: number;
  payment_id: number;
  /** Null until a wish is paid for. */
  order_id: number | null;
  /** JSON of an OrderInput: what is ordered when it is paid (R2). */
  wish: string | null;
  minor_units: number;
  symbol: string;
  /** A failed one can be tried again; one that was walked away from cannot. */
  status: 'open' | 'failed' | 'paid' | 'canceled';
  created_at: string;
}

/** R1, and paying again: the order waits for this payment, its total set to whole minor units. Inside `together`. */
export function createOrderSession({ store, now }: View, order: OrderRow, payment: PaymentRow): PaymentSession {
  if (isPaid(store, order)) throw new Refusal('ERROR_400', { text: paidAlready });
  const minorUnits = minor(order.total_price * order.rate);
  const exact = minorUnits / 100 / order.rate;
  store.run('UPDATE orders SET total_price = ? WHERE id = ?', exact, order.id);
  payOrder(store, { ...order, total_price: exact }, payment, now);
  const symbol = symbolOf(store, order.currency_id);
  return open(store, { user_id: order.user_id, payment, order_id: order.id, wish: null, minorUnits, symbol }, now);
}

/** R2: nothing is ordered yet, but what is asked for must be there to be had. */
export function createDraftSession(
  view: View,
  customer: Customer,
  wish: OrderInput,
  payment: PaymentRow,
): PaymentSession {
  const { totals } = draftOrder(view, customer, wish);
  const symbol = symbolOf(view.store, wish.currencyId);
  const minorUnits = minor(totals.total_price);
  const asked = { user_id: customer.id, payment, order_id: null, wish: JSON.stringify(wish), minorUnits, symbol };
  return open(view.store, asked, view.now);
}

export function sessionById(store: Store, id: string): PaymentSession {
  const session = store.one<PaymentSession>('SELECT * FROM payment_sessions WHERE id = ?', id);
  if (!session) throw notFound();
  return session;
}

interface Opening {
  user_id: number;
  payment: PaymentRow;
  order_id: number | null;
  wish: string | null;
  minorUnits: number;
  symbol: string;
}

function open(store: Store, { user_id, payment, order_id, wish, minorUnits, symbol }: Opening, now: Date) {
  const id = `sp_${randomBytes(18).toString('base64url')}`;
  store.run(
    `INSERT INTO payment_sessions (id, user_id, payment_id, order_id, wish, minor_units, symbol, status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
    ...[id, user_id, payment.id, order_id, wish, minorUnits, symbol, sqlTime(now)],
  );
  return sessionById(store, id);
}

function symbolOf(store: Store, currencyId: number): string {
  return store.one<{ symbol: string }>('SELECT symbol FROM currencies WHERE id = ?', currencyId)?.symbol ?? '$';
}

/** No provider takes half a cent; the nearest one is what the storefront shows. */
export function minor(amount: number): number {
  return Math.round(amount * 100);
}

export const paidAlready = {
  en: 'The order is already paid',
  de: 'Die Bestellung ist schon bezahlt',
  ar: 'الطلب مدفوع بالفعل',
};
