/** What does an order show of its customer and its courier? */

import type { Customer } from '../input/customer.ts';
import type { View } from '../input/view.ts';
import { courierPosition } from '../queries/couriers.ts';
import { omitFalsy } from './omit-falsy.ts';

export function presentPerson(view: View, id: number): object | null {
  const row = rowOf(view, id);
  return row ? { ...faceOf(view, row), ...omitFalsy({ email: row.email, phone: row.phone }) } : null;
}

/** Without e-mail and phone, for people who have nothing to do with each other yet. */
export function presentFace(view: View, id: number): object | null {
  const row = rowOf(view, id);
  return row ? faceOf(view, row) : null;
}

/** With the last known position and the mean rating, without e-mail. Null when the user is no courier. */
export function presentCourier(view: View, id: number): object | null {
  const row = rowOf(view, id);
  if (row?.role !== 'deliveryman') return null;
  const rating = view.store.one<{ mean: number | null }>(
    "SELECT avg(rating) AS mean FROM reviews WHERE owner = 'courier' AND owner_id = ?",
    id,
  );
  const place = courierPosition(view.store, id, view.now);
  return {
    ...faceOf(view, row),
    ...omitFalsy({ phone: row.phone, assign_reviews_avg_rating: rating?.mean }),
    delivery_man_setting: {
      user_id: id,
      type_of_technique: 'bike',
      brand: 'Gazelle',
      model: 'Cargo',
      number: String(100 + id),
      online: true,
      location: place ? { latitude: String(place.latitude), longitude: String(place.longitude) } : null,
    },
  };
}

function rowOf({ store }: View, id: number): Customer | undefined {
  return store.one<Customer>('SELECT * FROM users WHERE id = ?', id);
}

function faceOf({ origin }: View, row: Customer) {
  return {
    id: row.id,
    uuid: row.uuid,
    firstname: row.firstname,
    lastname: row.lastname,
    ...omitFalsy({ img: row.img && (row.img.startsWith('/') ? origin + row.img : row.img) }),
    active: Boolean(row.active),
    role: row.role,
  };
}
