/** What does a payment's end do to the order: paid, failed, or walked away from? Inside `together`. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import { type OrderRow, orderById, transactionOf } from '../queries/orders.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { notFound, Refusal } from '../refusal.ts';
import { draftOrder } from './draft.ts';
import { confirm, payOrder } from './pay.ts';
import { minor, type PaymentSession, paidAlready, sessionById } from './payment-session.ts';
import { place } from './place-order.ts';

export const outcomes = ['paid', 'failed', 'canceled'] as const;
export type Outcome = (typeof outcomes)[number];

/** What the provider's webhook tells; telling it twice changes nothing. */
export function settle(view: View, session: PaymentSession, outcome: Outcome): PaymentSession {
  if (session.status === 'paid') return session;
  const why = unpayableReason(view.store, session);
  if (why) throw new Refusal('ERROR_400', { text: why });
  if (outcome === 'paid') pay(view, session);
  else if (session.order_id !== null) markUnpaid(view, session.order_id, outcome);
  view.store.run('UPDATE payment_sessions SET status = ? WHERE id = ?', outcome, session.id);
  return sessionById(view.store, session.id);
}

/** Why this session can no longer be paid; null when it can. */
export function unpayableReason(store: Store, session: PaymentSession) {
  if (session.status === 'canceled') return isClosed;
  const order = session.order_id === null ? undefined : orderById(store, session.order_id);
  if (!order) return null;
  if (order.status === 'canceled') return orderCanceled;
  const transaction = transactionOf(store, order.id);
  if (transaction?.status === 'paid') return paidAlready;
  return transaction?.payment_id === session.payment_id ? null : paidOtherwise;
}

function pay(view: View, session: PaymentSession): void {
  const { store, now } = view;
  const order = session.order_id === null ? placeDraftOrder(view, session) : orderById(store, session.order_id);
  if (!order) throw notFound();
  confirm(store, order, now);
}

/** @throws what ordering throws, and ERROR_400 when the cart now costs something else: then nothing is charged. */
function placeDraftOrder(view: View, session: PaymentSession): OrderRow | undefined {
  const { store, now } = view;
  const customer = store.one<Customer>('SELECT * FROM users WHERE id = ?', session.user_id);
  const payment = store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', session.payment_id);
  if (!customer || !payment || session.wish === null) throw notFound();
  const draft = draftOrder(view, customer, JSON.parse(session.wish) as OrderInput);
  if (minor(draft.totals.total_price) !== session.minor_units) throw new Refusal('ERROR_400', { text: hasChanged });
  const order = place(view, customer, draft);
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

const orderCanceled = {
  en: 'The order was canceled',
  de: 'Die Bestellung wurde storniert',
  ar: 'أُلغي الطلب',
};
const paidOtherwise = {
  en: 'The order is paid another way',
  de: 'Die Bestellung wird anders bezahlt',
  ar: 'يُدفع الطلب بطريقة أخرى',
};
const isClosed = {
  en: 'This payment was called off',
  de: 'Diese Zahlung wurde abgebrochen',
  ar: 'أُلغيت عملية الدفع هذه',
};
const hasChanged = {
  en: 'The cart has changed meanwhile',
  de: 'Der Warenkorb hat sich inzwischen geändert',
  ar: 'تغيّرت السلة في هذه الأثناء',
};
