/** What does a payment's end do to the order or the wallet: paid, failed, or called off? Call inside a transaction. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import { type OrderRow, orderById, transactionOf } from '../queries/orders.ts';
import { parcelById } from '../queries/parcels.ts';
import { type PaymentSession, paymentSessionById } from '../queries/payment-sessions.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Text } from '../rules/text.ts';
import { draftOrder } from './draft.ts';
import { confirmParcel } from './parcels.ts';
import { confirmPayment, payOrder } from './pay.ts';
import { toMinorUnits } from './payment-session.ts';
import { alreadyPaid, cartChanged, orderCanceled, paidAnotherWay, paymentCanceled } from './payment-texts.ts';
import { placeOrder } from './place-order.ts';
import { addTip } from './tip.ts';
import { settleTopUp } from './top-up.ts';

export const outcomes = ['paid', 'failed', 'canceled'] as const;
export type Outcome = (typeof outcomes)[number];

/** Idempotent, as a payment provider may report an outcome twice. */
export function settlePayment(view: View, session: PaymentSession, outcome: Outcome): PaymentSession {
  if (session.status === 'paid') return session;
  const reason = unpayableReason(view.store, session);
  if (reason) throw new Refusal('ERROR_400', { text: reason });
  if (session.tips !== null) settleTip(view, session, session.tips, outcome);
  else if (session.top_up_id !== null) settleTopUp(view, session.top_up_id, outcome);
  else if (session.parcel_id !== null) settleParcel(view, session.parcel_id, outcome);
  else if (outcome === 'paid') markPaid(view, session);
  else if (session.order_id !== null) markUnpaid(view, session.order_id, outcome);
  view.store.run('UPDATE payment_sessions SET status = ? WHERE id = ?', outcome, session.id);
  return paymentSessionById(view.store, session.id);
}

/** Null when the session can be paid. */
export function unpayableReason(store: Store, session: PaymentSession): Text | null {
  if (session.status === 'canceled') return paymentCanceled;
  if (session.parcel_id !== null) return unpayableParcel(store, session.parcel_id, session.payment_id);
  const order = session.order_id === null ? undefined : orderById(store, session.order_id);
  if (!order) return null;
  if (order.status === 'canceled') return orderCanceled;
  if (session.tips !== null) return null;
  const transaction = transactionOf(store, order.id);
  if (transaction?.status === 'paid') return alreadyPaid;
  return transaction?.payment_id === session.payment_id ? null : paidAnotherWay;
}

function unpayableParcel(store: Store, id: number, paymentId: number): Text | null {
  const parcel = parcelById(store, id);
  if (parcel?.status === 'canceled') return orderCanceled;
  if (parcel?.payment_status === 'paid') return alreadyPaid;
  return parcel?.payment_id === paymentId ? null : paidAnotherWay;
}

function settleParcel({ store, now }: View, id: number, outcome: Outcome): void {
  const parcel = parcelById(store, id);
  if (!parcel) throw notFound();
  if (outcome === 'paid') confirmParcel(store, parcel, now);
  else {
    const status = outcome === 'failed' ? 'rejected' : 'canceled';
    store.run('UPDATE parcel_orders SET payment_status = ?, updated_at = ? WHERE id = ?', status, sqlTime(now), id);
  }
}

function settleTip({ store, now }: View, session: PaymentSession, tips: number, outcome: Outcome): void {
  if (outcome === 'paid' && session.order_id !== null) addTip(store, session.order_id, tips, now);
}

function markPaid(view: View, session: PaymentSession): void {
  const { store, now } = view;
  const order = session.order_id === null ? placeDraftedOrder(view, session) : orderById(store, session.order_id);
  if (!order) throw notFound();
  confirmPayment(store, order, now);
}

/** @throws what ordering throws, and ERROR_400 when the cart now costs something else: then nothing is charged. */
function placeDraftedOrder(view: View, session: PaymentSession): OrderRow | undefined {
  const { store, now } = view;
  const customer = store.one<Customer>('SELECT * FROM users WHERE id = ?', session.user_id);
  const payment = store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', session.payment_id);
  if (!customer || !payment || session.order_input === null) throw notFound();
  const draft = draftOrder(view, customer, JSON.parse(session.order_input) as OrderInput);
  if (toMinorUnits(draft.totals.total_price) !== session.minor_units) {
    throw new Refusal('ERROR_400', { text: cartChanged });
  }
  const order = placeOrder(view, customer, draft);
  const exact = session.minor_units / 100 / order.rate;
  store.run('UPDATE orders SET total_price = ? WHERE id = ?', exact, order.id);
  store.run('UPDATE payment_sessions SET order_id = ? WHERE id = ?', order.id, session.id);
  payOrder(store, { ...order, total_price: exact }, payment, now);
  return orderById(store, order.id);
}

function markUnpaid({ store, now }: View, orderId: number, outcome: 'failed' | 'canceled'): void {
  const status = outcome === 'failed' ? 'rejected' : 'canceled';
  store.run('UPDATE transactions SET status = ?, updated_at = ? WHERE order_id = ?', status, sqlTime(now), orderId);
}
