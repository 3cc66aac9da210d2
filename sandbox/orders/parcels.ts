/** How is a parcel sent, carried, paid and canceled? Its clock is read whenever the parcel is; no timer runs. */

import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { parseSqlTime, sqlTime } from '../database/time.ts';
import type { readParcel, Way } from '../input/parcel.ts';
import { rateOf, type View } from '../input/view.ts';
import { freeCourier } from '../queries/couriers.ts';
import { type ParcelRow, parcelById, parcelTypeRows } from '../queries/parcels.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { measureOf } from '../queries/settings.ts';
import { Refusal } from '../refusal.ts';
import { lifeStart } from '../rules/order-life.ts';
import { type ParcelStatus, parcelStepsDue } from '../rules/parcel-life.ts';
import { orderPace } from './life.ts';
import { orderCanceled } from './payment-texts.ts';
import { slotOf } from './slot.ts';
import { addToWallet, balanceOf, takeFromWallet } from './wallet.ts';

/** The price in the currency of `rate`, whole cents. @throws ERROR_433 when it is farther than such a parcel is carried. */
export function quoteParcel(store: Store, { typeId, from, to }: Way, rate: number): { price: number; km: number } {
  const [type] = parcelTypeRows(store, [typeId]);
  const km = measureOf(store)(from, to);
  if (!type || km > type.max_range) throw new Refusal('ERROR_433');
  return { price: Math.round((type.price + type.price_per_km * km) * rate * 100) / 100, km };
}

/** The id of the new parcel, which waits for its payment. */
export function sendParcel(view: View, userId: number, { way, parcel }: ReturnType<typeof readParcel>): number {
  const { store, now } = view;
  const rate = rateOf(store, parcel.currency_id);
  const { price, km } = quoteParcel(store, way, rate);
  const at = sqlTime(now);
  return insertRow(store, 'parcel_orders', {
    ...parcel,
    user_id: userId,
    type_id: way.typeId,
    rate,
    total_price: price / rate,
    km,
    status: 'new',
    life_seconds: orderPace(store),
    created_at: at,
    updated_at: at,
  });
}

/** Opens a transaction when a step is due, so call it outside of one. */
export function advanceParcelsOf(store: Store, userId: number, now: Date): void {
  const open = `SELECT * FROM parcel_orders
     WHERE user_id = ? AND life_starts_at IS NOT NULL AND status NOT IN ('delivered', 'canceled')`;
  for (const parcel of store.all<ParcelRow>(open, userId)) {
    const life = { startsAt: parseSqlTime(parcel.life_starts_at ?? ''), seconds: parcel.life_seconds };
    const steps = parcelStepsDue(life, parcel.status, now);
    if (steps.length === 0) continue;
    store.transaction(() => {
      for (const { status, at } of steps) enterStatus(store, parcelById(store, parcel.id) ?? parcel, status, at);
    });
  }
}

/** By hand: the parcel stays there. */
export function setParcelStatus(store: Store, parcel: ParcelRow, status: ParcelStatus, now: Date): void {
  store.transaction(() => {
    enterStatus(store, parcel, status, now);
    store.run('UPDATE parcel_orders SET life_seconds = 0 WHERE id = ?', parcel.id);
  });
}

function enterStatus(store: Store, parcel: ParcelRow, status: ParcelStatus, at: Date): void {
  if (status === 'canceled') {
    cancelParcel(store, parcel, at);
    return;
  }
  const courier = status === 'new' ? null : (parcel.courier_id ?? freeCourier(store));
  store.run(
    'UPDATE parcel_orders SET status = ?, courier_id = ?, updated_at = ? WHERE id = ?',
    ...[status, courier, sqlTime(at), parcel.id],
  );
  if (status === 'delivered' && parcel.payment_status === 'progress') setPaid(store, parcel.id, at);
}

/** Does nothing for a paid parcel. In a transaction. @throws ERROR_108 or ERROR_109 of the wallet, ERROR_400 for a canceled parcel. */
export function payParcel(store: Store, parcel: ParcelRow, payment: PaymentRow, now: Date): void {
  if (parcel.payment_status === 'paid') return;
  if (parcel.status === 'canceled') throw new Refusal('ERROR_400', { text: orderCanceled });
  if (payment.tag === 'wallet') {
    const note = `Payment Parcel Order #${parcel.id} via Wallet`;
    takeFromWallet(store, { userId: parcel.user_id, amount: parcel.total_price, note, transactionId: null, now });
  }
  store.run(
    "UPDATE parcel_orders SET payment_id = ?, payment_status = 'progress', updated_at = ? WHERE id = ?",
    ...[payment.id, sqlTime(now), parcel.id],
  );
  if (payment.tag === 'wallet') confirmParcel(store, parcel, now);
  if (payment.tag === 'cash') startLife(store, parcel, now);
}

/** The money has arrived, from the payment provider or the wallet. */
export function confirmParcel(store: Store, parcel: ParcelRow, now: Date): void {
  setPaid(store, parcel.id, now);
  startLife(store, parcel, now);
}

/** @throws ERROR_501 when the customer paid and has no wallet. */
export function cancelParcel(store: Store, parcel: ParcelRow, now: Date): void {
  const isPaid = parcel.payment_status === 'paid';
  if (isPaid && balanceOf(store, parcel.user_id) === undefined) throw new Refusal('ERROR_501');
  if (isPaid) {
    const note = `For Parcel Order #${parcel.id}`;
    addToWallet(store, { userId: parcel.user_id, amount: parcel.total_price, note, transactionId: null, now });
  }
  const payment = parcel.payment_status && (isPaid ? 'refund' : 'canceled');
  store.run(
    "UPDATE parcel_orders SET status = 'canceled', payment_status = ?, updated_at = ? WHERE id = ?",
    ...[payment, sqlTime(now), parcel.id],
  );
}

function setPaid(store: Store, id: number, now: Date): void {
  const at = sqlTime(now);
  store.run("UPDATE parcel_orders SET payment_status = 'paid', paid_at = ?1, updated_at = ?1 WHERE id = ?2", at, id);
}

function startLife(store: Store, parcel: ParcelRow, now: Date): void {
  if (parcel.life_starts_at !== null) return;
  const start = lifeStart(now, slotOf(parcel), parcel.life_seconds);
  store.run('UPDATE parcel_orders SET life_starts_at = ? WHERE id = ?', sqlTime(start), parcel.id);
}
