/** What do sizes and parcels look like (R2, docs/api.md 19.2)? */

import type { View } from '../input/view.ts';
import { type ParcelRow, type ParcelTypeRow, parcelTypeRows } from '../queries/parcels.ts';
import type { PaymentRow } from '../queries/payments.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentOrderCurrency } from './order-currency.ts';
import { presentCourier } from './person.ts';
import { presentTime } from './time.ts';

/** Prices in the requested currency. */
export function presentParcelType({ origin, rate }: View, row: ParcelTypeRow) {
  const { id, type, img, price, price_per_km, ...limits } = row;
  return {
    id,
    type,
    img: origin + img,
    ...omitFalsy({ ...limits, price: price * rate, price_per_km: price_per_km * rate }),
    options: [],
  };
}

/** Amounts at the parcel's own rate, whatever currency is requested. */
export function presentParcel(view: View, row: ParcelRow): object {
  const [type] = parcelTypeRows(view.store, [row.type_id]);
  const { delivery_date, note, instruction, description, qr_value } = row;
  return {
    id: row.id,
    user_id: row.user_id,
    status: row.status,
    ...omitFalsy({ total_price: row.total_price * row.rate, rate: row.rate, km: row.km }),
    currency: presentOrderCurrency(view, row.currency_id),
    type: type ? presentParcelType({ ...view, rate: row.rate }, type) : null,
    address_from: JSON.parse(row.address_from),
    phone_from: row.phone_from,
    username_from: row.username_from,
    address_to: JSON.parse(row.address_to),
    phone_to: row.phone_to,
    username_to: row.username_to,
    delivery_time: row.delivery_time,
    ...omitFalsy({ delivery_date, note, instruction, description, qr_value }),
    notify: Boolean(row.notify),
    deliveryman: row.courier_id ? presentCourier(view, row.courier_id) : null,
    transaction: presentPayment(view, row),
    review: row.review ? JSON.parse(row.review) : null,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.updated_at),
  };
}

function presentPayment({ store }: View, row: ParcelRow): object | null {
  const payment = store.one<PaymentRow>('SELECT * FROM payments WHERE id = ?', row.payment_id);
  if (!payment || row.payment_status === null) return null;
  return {
    payable_id: row.id,
    price: row.total_price,
    status: row.payment_status,
    ...omitFalsy({ perform_time: row.paid_at }),
    payment_system: { id: payment.id, tag: payment.tag, input: 0, active: true },
  };
}
