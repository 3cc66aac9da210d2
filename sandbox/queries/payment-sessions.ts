/** What does the payment provider know of a payment: what it is for, how much it asks, and what became of it? */

import type { Store } from '../database/store.ts';
import { notFound } from '../refusal.ts';

export interface PaymentSession {
  id: string;
  user_id: number;
  payment_id: number;
  /** Null until a drafted order is paid for. */
  order_id: number | null;
  /** JSON of an OrderInput: what is ordered when it is paid (R2). */
  order_input: string | null;
  /** The transaction of a top-up; null for an order. */
  top_up_id: number | null;
  /** What is sent from one door to another (R2); null for everything else. */
  parcel_id: number | null;
  /** What is given for a delivered order, in the base currency (R2); null for everything else. */
  tips: number | null;
  minor_units: number;
  symbol: string;
  /** A failed session can be tried again, a canceled one cannot. */
  status: 'open' | 'failed' | 'paid' | 'canceled';
  created_at: string;
}

export function paymentSessionById(store: Store, id: string): PaymentSession {
  const session = store.one<PaymentSession>('SELECT * FROM payment_sessions WHERE id = ?', id);
  if (!session) throw notFound();
  return session;
}
