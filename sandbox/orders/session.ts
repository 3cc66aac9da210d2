/** What does the provider know of a payment: what it is for, how much it asks, and what became of it? */

import { randomBytes } from 'node:crypto';
import type { Customer } from '../asked/customer.ts';
import type { View } from '../asked/view.ts';
import { type OrderRow, orderById, transactionOf } from '../queries/orders.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { PaymentRow } from '../wire/payment.ts';
import { stored } from '../wire/present.ts';
import { draftOf } from './draft.ts';
import { confirm, isPaid, payBy } from './pay.ts';
import { place } from './place.ts';
import type { OrderWish } from './wish.ts';

export interface PaymentSession {
  id: string;
  user_id: number;
  payment_id: number;
  /** Null until a wish is paid for. */
  order_id: number | null;
  /** JSON of an OrderWish: what is ordered when it is paid (R2). */
  wish: string | null;
  minor_units: number;
  symbol: string;
  /** A failed one can be tried again; one that was walked away from cannot. */
  status: 'open' | 'failed' | 'paid' | 'canceled';
  created_at: string;
}

export const outcomes = ['paid', 'failed', 'canceled'] as const;
export type Outcome = (typeof outcomes)[number];

/** R1, and paying again: the order waits for this payment, its total set to whole minor units. Inside `together`. */
export function sessionOfOrder({ store, now }: View, order: OrderRow, payment: PaymentRow): PaymentSession {
  if (isPaid(store, order)) throw new Refusal('ERROR_400', { text: paidAlready });
  const minorUnits = minor(order.total_price * order.rate);
  const exact = minorUnits / 100 / order.rate;
  store.run('UPDATE orders SET total_price = ? WHERE id = ?', exact, order.id);
  payBy(store, { ...order, total_price: exact }, payment, now);
  const symbol = symbolOf(store, order.currency_id);
  return open(store, { user_id: order.user_id, payment, order_id: order.id, wish: null, minorUnits, symbol }, now);
}

/** R2: nothing is ordered yet, but what is asked for must be there to be had. */
export function sessionOfWish(view: View, customer: Customer, wish: OrderWish, payment: PaymentRow): PaymentSession {
  const { totals } = draftOf(view, customer, wish);
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

/** What the provider's webhook tells; telling it twice changes nothing. Inside `together`. */
export function settle(view: View, session: PaymentSession, outcome: Outcome): PaymentSession {
  if (session.status === 'paid') return session;
  const why = whyNot(view.store, session);
  if (why) throw new Refusal('ERROR_400', { text: why });
  if (outcome === 'paid') pay(view, session);
  else if (session.order_id !== null) markUnpaid(view, session.order_id, outcome);
  view.store.run('UPDATE payment_sessions SET status = ? WHERE id = ?', outcome, session.id);
  return sessionById(view.store, session.id);
}

/** Why this session can no longer be paid; null when it can. */
export function whyNot(store: Store, session: PaymentSession) {
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
  const order = session.order_id === null ? orderOfWish(view, session) : orderById(store, session.order_id);
  if (!order) throw notFound();
  confirm(store, order, now);
}

/** @throws what ordering throws, and ERROR_400 when the cart now costs something else: then nothing is charged. */
function orderOfWish(view: View, session: PaymentSession): OrderRow | undefined {
  const { store, now } = view;
  const customer = store.one<Customer>('SELECT * FROM users WHERE id = ?', session.user_id);
  const payment = store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', session.payment_id);
  if (!customer || !payment || session.wish === null) throw notFound();
  const draft = draftOf(view, customer, JSON.parse(session.wish) as OrderWish);
  if (minor(draft.totals.total_price) !== session.minor_units) throw new Refusal('ERROR_400', { text: hasChanged });
  const order = place(view, customer, draft);
  const exact = session.minor_units / 100 / order.rate;
  store.run('UPDATE orders SET total_price = ? WHERE id = ?', exact, order.id);
  store.run('UPDATE payment_sessions SET order_id = ? WHERE id = ?', order.id, session.id);
  payBy(store, { ...order, total_price: exact }, payment, now);
  return orderById(store, order.id);
}

function markUnpaid({ store, now }: View, orderId: number, outcome: 'failed' | 'canceled'): void {
  const status = outcome === 'failed' ? 'rejected' : 'canceled';
  store.run('UPDATE transactions SET status = ?, updated_at = ? WHERE order_id = ?', status, stored(now), orderId);
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
    ...[id, user_id, payment.id, order_id, wish, minorUnits, symbol, stored(now)],
  );
  return sessionById(store, id);
}

function symbolOf(store: Store, currencyId: number): string {
  return store.one<{ symbol: string }>('SELECT symbol FROM currencies WHERE id = ?', currencyId)?.symbol ?? '$';
}

/** No provider takes half a cent; the nearest one is what the storefront shows. */
function minor(amount: number): number {
  return Math.round(amount * 100);
}

const paidAlready = {
  en: 'The order is already paid',
  de: 'Die Bestellung ist schon bezahlt',
  ar: 'الطلب مدفوع بالفعل',
};
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
