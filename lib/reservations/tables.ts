/** Which restaurants take reservations, and which of their tables are free (R2, docs/api.md 19.1). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { pageEnvelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { isSecondRevision } from '@/lib/api/revision';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import {
  type Booking,
  type BookingShop,
  bookingSchema,
  bookingShopSchema,
  type Table,
  tableSchema,
  type Zone,
  zoneSchema,
} from '@/lib/reservations/schema';

export function offersReservations(): boolean {
  return isSecondRevision();
}

/** Reads at most this many hundreds of restaurants that take reservations. */
const mostHundreds = 5;

/**
 * The restaurant's tables and hours; null if it takes no reservations. Reads the one list that all visitors share, so
 * that a restaurant's own page needs no further call.
 */
export async function findBookingShop(shopId: string, locale: Locale): Promise<Outcome<BookingShop | null>> {
  if (!offersReservations()) return { ok: true, value: null };
  for (let page = 1; page <= mostHundreds; page += 1) {
    const found = await publicApi('rest/booking/shops/paginate', {
      locale,
      query: { perPage: longestPage, page },
      schema: pageEnvelope(bookingShopSchema),
      keep: { ...memory.tables, isInventable: false },
      none: { items: [], page: 1, lastPage: 1, total: 0 },
    });
    if (!found.ok) return found;
    const shop = found.value.items.find(({ id }) => id === shopId);
    if (shop !== undefined || page >= found.value.lastPage) return { ok: true, value: shop ?? null };
  }
  return { ok: true, value: null };
}

/** How long a table may be reserved, and when; null where the restaurant has no rule. */
export async function findBooking(shopId: string, locale: Locale): Promise<Outcome<Booking | null>> {
  const path = 'rest/booking/bookings';
  const found = await liveApi({
    path,
    locale,
    query: { shop_id: shopId, perPage: 1 },
    schema: pageEnvelope(bookingSchema),
  });
  return found.ok ? { ok: true, value: found.value.items[0] ?? null } : found;
}

export async function listZones(shopId: string, locale: Locale): Promise<Outcome<Zone[]>> {
  const path = 'rest/booking/shop-sections';
  const found = await liveApi({
    path,
    locale,
    query: { shop_id: shopId, perPage: longestPage },
    schema: pageEnvelope(zoneSchema),
  });
  return found.ok ? { ok: true, value: found.value.items } : found;
}

interface TableSearch {
  zone: string;
  starts: string;
  ends: string;
  guests: number;
}

/** Tables that are free at that time and large enough, the smallest first. */
export async function listFreeTables(search: TableSearch, locale: Locale): Promise<Outcome<Table[]>> {
  const { zone, starts, ends, guests } = search;
  const query = { shop_section_id: zone, free_from: starts, free_to: ends, perPage: longestPage };
  const found = await liveApi({ path: 'rest/booking/tables', locale, query, schema: pageEnvelope(tableSchema) });
  if (!found.ok) return found;
  const fitting = found.value.items.filter(({ isActive, seats }) => isActive && seats >= guests);
  return { ok: true, value: fitting.toSorted((one, other) => one.seats - other.seats) };
}
