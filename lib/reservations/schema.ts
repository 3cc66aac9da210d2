/** Parses zones, tables, booking rules and reservations (docs/api.md 19.1). */
import { z } from 'zod';
import { flag, id, list, longText, moment, number, shortText, text, translation } from '@/lib/api/schema';
import { workingDayOf } from '@/lib/shops/schema';
import { minutesIn } from '@/lib/time-units';

const clock = /^(\d{1,2})[:-](\d{2})/;

/** "11:00" or "11-00" as minutes since midnight; null for anything else. */
const clockMinutes = text.transform(time => {
  const [, hours, minutes] = clock.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
});

/** A restaurant that takes reservations, and its hours. */
export const bookingShopSchema = z
  .object({
    id,
    translation,
    booking_shop_working_days: list(workingDayOf(clockMinutes)),
    booking_shop_closed_date: list(z.object({ day: z.string() })),
  })
  .transform(raw => ({
    id: raw.id,
    title: raw.translation.title,
    days: raw.booking_shop_working_days,
    closedDates: raw.booking_shop_closed_date.map(({ day }) => day.slice(0, 10)),
  }));

export type BookingShop = z.output<typeof bookingShopSchema>;

export const bookingSchema = z
  .object({ id, max_time: number, start_time: clockMinutes, end_time: clockMinutes })
  .transform(({ id, max_time, start_time, end_time }) => ({
    id,
    /** The longest reservation in minutes. */
    longest: (max_time > 0 ? max_time : 1) * 60,
    opens: start_time ?? 0,
    closes: end_time ?? minutesIn.day,
  }));

export type Booking = z.output<typeof bookingSchema>;

export const zoneSchema = z
  .object({ id, translation, area: shortText })
  .transform(({ id, translation, area }) => ({ id, title: translation.title || area }));

export type Zone = z.output<typeof zoneSchema>;

export const tableSchema = z
  .object({ id, name: shortText, chair_count: number, active: flag, shop_section: zoneSchema.nullish().catch(null) })
  .transform(({ id, name, chair_count, active, shop_section }) => ({
    id,
    name,
    seats: chair_count,
    isActive: active,
    zone: shop_section?.title ?? '',
  }));

export type Table = z.output<typeof tableSchema>;

/** "YYYY-MM-DD HH:mm" on the market's clock; cuts off anything after it. */
const marketMoment = text.transform(value => value.replace('T', ' ').slice(0, 16));

export const reservationSchema = z
  .object({
    id,
    table_id: text,
    start_date: marketMoment,
    end_date: marketMoment,
    status: text,
    note: longText.catch(''),
    guest: number.catch(0),
    created_at: moment.catch(null),
    table: tableSchema.nullish().catch(null),
    booking: z
      .object({ shop: z.object({ id, translation }).nullish().catch(null) })
      .nullish()
      .catch(null),
  })
  .transform(raw => ({
    id: raw.id,
    tableId: raw.table_id,
    starts: raw.start_date,
    ends: raw.end_date,
    status: raw.status,
    note: raw.note,
    guests: raw.guest,
    table: raw.table ?? null,
    shop: raw.booking?.shop ? { id: raw.booking.shop.id, title: raw.booking.shop.translation.title } : null,
  }));

export type Reservation = z.output<typeof reservationSchema>;
