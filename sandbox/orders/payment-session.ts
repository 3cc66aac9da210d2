/** How does a payment with a redirect provider begin? It opens a session that the provider's page asks to be paid. */

import { randomBytes } from 'node:crypto';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import type { OrderRow } from '../queries/orders.ts';
import { type PaymentSession, paymentSessionById } from '../queries/payment-sessions.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { Refusal } from '../refusal.ts';
import { draftOrder } from './draft.ts';
import { isPaid, payOrder } from './pay.ts';
import { alreadyPaid } from './payment-texts.ts';

/** For R1 and for paying again: the order waits for this payment, its total set to whole minor units. In a transaction. */
export function createOrderSession({ store, now }: View, order: OrderRow, payment: PaymentRow): PaymentSession {
  if (isPaid(store, order)) throw new Refusal('ERROR_400', { text: alreadyPaid });
  const minorUnits = toMinorUnits(order.total_price * order.rate);
  const exact = minorUnits / 100 / order.rate;
  store.run('UPDATE orders SET total_price = ? WHERE id = ?', exact, order.id);
  payOrder(store, { ...order, total_price: exact }, payment, now);
  const session = {
    userId: order.user_id,
    paymentId: payment.id,
    orderId: order.id,
    orderInput: null,
    minorUnits,
    currencyId: order.currency_id,
  };
  return createSession(store, session, now);
}

/** For R2: nothing is ordered yet, but what is to be ordered must be available. In a transaction. */
export function createDraftSession(
  view: View,
  customer: Customer,
  input: OrderInput,
  payment: PaymentRow,
): PaymentSession {
  const { totals } = draftOrder(view, customer, input);
  const session = {
    userId: customer.id,
    paymentId: payment.id,
    orderId: null,
    orderInput: JSON.stringify(input),
    minorUnits: toMinorUnits(totals.total_price),
    currencyId: input.currencyId,
  };
  return createSession(view.store, session, view.now);
}

/** Rounds to the nearest cent, as providers take no fractions: the amount that the storefront shows. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100);
}

interface NewSession {
  userId: number;
  paymentId: number;
  orderId: number | null;
  orderInput: string | null;
  minorUnits: number;
  currencyId: number;
}

function createSession(store: Store, session: NewSession, now: Date): PaymentSession {
  const id = `sp_${randomBytes(18).toString('base64url')}`;
  const { userId, paymentId, orderId, orderInput, minorUnits, currencyId } = session;
  store.run(
    `INSERT INTO payment_sessions (id, user_id, payment_id, order_id, order_input, minor_units, symbol, status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
    ...[id, userId, paymentId, orderId, orderInput, minorUnits, symbolOf(store, currencyId), sqlTime(now)],
  );
  return paymentSessionById(store, id);
}

function symbolOf(store: Store, currencyId: number): string {
  return store.one<{ symbol: string }>('SELECT symbol FROM currencies WHERE id = ?', currencyId)?.symbol ?? '$';
}
