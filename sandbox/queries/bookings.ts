/** Which tables does a shop have, and when is one taken? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';

interface BookingRow {
  id: number;
  shop_id: number;
  /** Hours. */
  max_time: number;
  start_time: string;
  end_time: string;
}

export interface SectionRow {
  id: number;
  shop_id: number;
  area: string;
  img: string;
}

export interface TableRow {
  id: number;
  section_id: number;
  name: string;
  tax: number;
  chair_count: number;
  active: number;
}

export interface ReservationRow {
  id: number;
  user_id: number;
  table_id: number;
  booking_id: number;
  start_date: string;
  end_date: string;
  note: string | null;
  guest: number;
  status: 'new' | 'accepted' | 'canceled';
  created_at: string;
  updated_at: string;
}

function reader<Row extends { id: number }>(table: string) {
  return (store: Store, ids: number[]): Row[] =>
    sortByIds(ids, rowsByIds<Row>(store, `SELECT * FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`, ids));
}

/** In the order of `ids`, as the three below. */
export const bookingRows = reader<BookingRow>('booking_rules');
export const sectionRows = reader<SectionRow>('booking_sections');
export const tableRows = reader<TableRow>('booking_tables');
export const reservationRows = reader<ReservationRow>('reservations');

/** A table whose reservation meets this span; `id` stands for `booking_tables.id`. */
export const takenBetween = `booking_tables.id IN (SELECT table_id FROM reservations
   WHERE status <> 'canceled' AND start_date < ? AND end_date > ?)`;

/** Both ends "YYYY-MM-DD HH:mm"; a reservation that ends when another begins is not in its way. */
export function isTaken(store: Store, tableId: number, from: string, to: string): boolean {
  return store.one(`SELECT 1 FROM booking_tables WHERE id = ? AND ${takenBetween}`, tableId, to, from) !== undefined;
}
