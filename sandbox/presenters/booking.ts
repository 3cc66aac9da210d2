/** What do zones, tables, booking rules and reservations look like (docs/api.md 19.1)? */

import type { View } from '../input/view.ts';
import {
  bookingRows,
  type ReservationRow,
  reservationRows,
  type SectionRow,
  sectionRows,
  type TableRow,
  tableRows,
} from '../queries/bookings.ts';
import { closedDates, workingDays } from '../queries/working-hours.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentPerson } from './person.ts';
import { presentShops } from './shop.ts';
import { presentTime } from './time.ts';
import { translations } from './translation.ts';

/** As in lists of shops, with the hours in which tables are kept: here those of the shop. */
export function presentBookingShops(view: View, ids: number[]) {
  const days = workingDays(view, ids);
  const holidays = closedDates(view, ids);
  return presentShops(view, ids, Number.MAX_SAFE_INTEGER, 'default').map(shop => ({
    ...shop,
    booking_shop_working_days: days.get(shop.id) ?? [],
    booking_shop_closed_date: holidays.get(shop.id) ?? [],
  }));
}

export function presentBookings(view: View, ids: number[]) {
  const rows = bookingRows(view.store, ids);
  const shops = presentBookingShops(
    view,
    rows.map(row => row.shop_id),
  );
  return rows.map(({ id, shop_id, max_time, start_time, end_time }) => ({
    id,
    max_time,
    start_time,
    end_time,
    shop: shops.find(shop => shop.id === shop_id) ?? null,
  }));
}

export function presentSections(view: View, ids: number[]): Map<number, object> {
  const words = translations(view, 'section', ids, 'default');
  return new Map(
    sectionRows(view.store, ids).map((row: SectionRow) => [
      row.id,
      {
        id: row.id,
        shop_id: row.shop_id,
        area: row.area,
        img: view.origin + row.img,
        translation: words.get(row.id) ?? null,
      },
    ]),
  );
}

export function presentTables(view: View, ids: number[]) {
  const rows = tableRows(view.store, ids);
  const sections = presentSections(view, [...new Set(rows.map(row => row.section_id))]);
  return rows.map((row: TableRow) => ({
    id: row.id,
    name: row.name,
    shop_section_id: row.section_id,
    ...omitFalsy({ tax: row.tax }),
    chair_count: row.chair_count,
    active: Boolean(row.active),
    shop_section: sections.get(row.section_id) ?? null,
  }));
}

export function presentReservations(view: View, ids: number[]): object[] {
  const rows = reservationRows(view.store, ids);
  const bookings = presentBookings(view, [...new Set(rows.map(row => row.booking_id))]);
  const tables = presentTables(view, [...new Set(rows.map(row => row.table_id))]);
  return rows.map((row: ReservationRow) => ({
    id: row.id,
    table_id: row.table_id,
    booking_id: row.booking_id,
    start_date: row.start_date,
    end_date: row.end_date,
    guest: row.guest,
    status: row.status,
    ...omitFalsy({ note: row.note }),
    booking: bookings.find(booking => booking.id === row.booking_id) ?? null,
    table: tables.find(table => table.id === row.table_id) ?? null,
    user: presentPerson(view, row.user_id),
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.updated_at),
  }));
}
