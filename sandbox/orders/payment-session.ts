/**
 * How does a payment with a redirect provider begin? It opens a session that the payment provider's page asks to be
 * paid.
 */

import { randomBytes } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import type { OrderRow } from '../queries/orders.ts';
import type { ParcelRow } from '../queries/parcels.ts';
import { type PaymentSession, paymentSessionById } from '../queries/payment-sessions.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { Refusal } from '../refusal.ts';
import { draftOrder } from './draft.ts';
import { payParcel } from './parcels.ts';
import { isPaid, payOrder } from './pay.ts';
import { alreadyPaid } from './payment-texts.ts';
import { requireDelivered } from './tip.ts';
import { balanceOf } from './wallet.ts';

/**
 * For R1 and for paying again: the order waits for this payment, its total set to whole minor units. In a transaction.
 */
export function createOrderSession({ store, now }: View, order: OrderRow, payment: PaymentRow): PaymentSession {
  if (isPaid(store, order)) throw new Refusal('ERROR_400', { text: alreadyPaid });
  const minorUnits = toMinorUnits(order.total_price * order.rate);
  const exact = minorUnits / 100 / order.rate;
  store.run('UPDATE orders SET total_price = ? WHERE id = ?', exact, order.id);
  payOrder(store, { ...order, total_price: exact }, payment, now);
  return createSession(store, { ...sessionOf(order, payment), tips: null, minorUnits }, now);
}

/** For R2: the order is paid as it was and stays so. `tips`: in the base currency. In a transaction. */
export function createTipSession(
  { store, now }: View,
  order: OrderRow,
  { payment, tips }: { payment: PaymentRow; tips: number },
): PaymentSession {
  requireDelivered(order);
  const minorUnits = toMinorUnits(tips * order.rate);
  const exact = minorUnits / 100 / order.rate;
  return createSession(store, { ...sessionOf(order, payment), tips: exact, minorUnits }, now);
}

/** What all payments of an order that exists have alike. */
function sessionOf(order: OrderRow, payment: PaymentRow) {
  const { id: orderId, user_id: userId, currency_id: currencyId } = order;
  return { userId, paymentId: payment.id, orderId, orderInput: null, topUpId: null, parcelId: null, currencyId };
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
    topUpId: null,
    parcelId: null,
    tips: null,
    minorUnits: toMinorUnits(totals.total_price),
    currencyId: input.currencyId,
  };
  return createSession(view.store, session, view.now);
}

/** `price`: in the currency, whose units `rate` counts for one of the base currency. In a transaction. */
export function createTopUpSession(
  { store, now, rate }: View,
  {
    customer,
    payment,
    price,
    currencyId,
  }: { customer: Customer; payment: PaymentRow; price: number; currencyId: number },
): PaymentSession {
  if (balanceOf(store, customer.id) === undefined) throw new Refusal('ERROR_108');
  const minorUnits = toMinorUnits(price);
  const at = sqlTime(now);
  const topUpId = insertRow(store, 'transactions', {
    user_id: customer.id,
    payment_id: payment.id,
    price: minorUnits / 100 / rate,
    status: 'progress',
    created_at: at,
    updated_at: at,
  });
  const whose = { userId: customer.id, paymentId: payment.id, orderId: null, orderInput: null, tips: null };
  return createSession(store, { ...whose, parcelId: null, topUpId, minorUnits, currencyId }, now);
}

/** For R2: the parcel waits for this payment. In a transaction. */
export function createParcelSession({ store, now }: View, parcel: ParcelRow, payment: PaymentRow): PaymentSession {
  if (parcel.payment_status === 'paid') throw new Refusal('ERROR_400', { text: alreadyPaid });
  payParcel(store, parcel, payment, now);
  const session = {
    userId: parcel.user_id,
    paymentId: payment.id,
    orderId: null,
    orderInput: null,
    topUpId: null,
    parcelId: parcel.id,
    tips: null,
    minorUnits: toMinorUnits(parcel.total_price * parcel.rate),
    currencyId: parcel.currency_id,
  };
  return createSession(store, session, now);
}

/** Rounds to the nearest cent, as payment providers take no fractions: the amount that the storefront shows. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100);
}

interface NewSession {
  userId: number;
  paymentId: number;
  orderId: number | null;
  orderInput: string | null;
  topUpId: number | null;
  parcelId: number | null;
  tips: number | null;
  minorUnits: number;
  currencyId: number;
}

function createSession(store: Store, session: NewSession, now: Date): PaymentSession {
  const id = `sp_${randomBytes(18).toString('base64url')}`;
  insertRow(store, 'payment_sessions', {
    id,
    user_id: session.userId,
    payment_id: session.paymentId,
    order_id: session.orderId,
    order_input: session.orderInput,
    top_up_id: session.topUpId,
    parcel_id: session.parcelId,
    tips: session.tips,
    minor_units: session.minorUnits,
    symbol: symbolOf(store, session.currencyId),
    status: 'open',
    created_at: sqlTime(now),
  });
  return paymentSessionById(store, id);
}

function symbolOf(store: Store, currencyId: number): string {
  return store.one<{ symbol: string }>('SELECT symbol FROM currencies WHERE id = ?', currencyId)?.symbol ?? '$';
}
