/** How does a restaurant answer reservations? By itself after a while, or by hand. Asked whenever they are read; no timer runs. */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { ReservationRow } from '../queries/bookings.ts';
import { acceptedAfter } from '../rules/order-life.ts';
import { orderPace } from './life.ts';

/** Accepts a customer's reservations as late as an order of this pace is accepted. */
export function answerReservationsOf(store: Store, userId: number, now: Date): void {
  const pace = orderPace(store);
  if (pace === 0) return;
  const asked = sqlTime(new Date(now.getTime() - acceptedAfter(pace) * 1000));
  store.run(
    "UPDATE reservations SET status = 'accepted', updated_at = ? WHERE user_id = ? AND status = 'new' AND created_at <= ?",
    ...[sqlTime(now), userId, asked],
  );
}

export function setReservationStatus(store: Store, id: number, status: ReservationRow['status'], now: Date): void {
  store.run('UPDATE reservations SET status = ?, updated_at = ? WHERE id = ?', status, sqlTime(now), id);
}
