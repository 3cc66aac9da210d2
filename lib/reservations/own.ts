/** The customer's reservations: lists them, makes one exactly once, and cancels one (R2, docs/api.md 19.1). */
import 'server-only';
import { z } from 'zod';
import { askAgain } from '@/lib/api/ask-again';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { type ListPage, pageEnvelope } from '@/lib/api/envelopes';
import { mayComeLate, noteIfLate } from '@/lib/api/late-calls';
import type { Locale } from '@/lib/i18n/locales';
import { getClock } from '@/lib/market/queries';
import { type Reservation, reservationSchema } from '@/lib/reservations/schema';
import { isCancellable } from '@/lib/reservations/times';
import { requireSession } from '@/lib/session/session-ended';
import { withLock } from '@/lib/stores/lock';
import { wallTime } from '@/lib/time';

/** Twenty at a time, the newest first. */
export function listReservations(page: number, locale: Locale): Promise<Outcome<ListPage<Reservation>>> {
  return customerApi({
    path: 'dashboard/user/my-bookings',
    locale,
    query: { page, perPage: 20, column: 'id', sort: 'desc' },
    schema: pageEnvelope(reservationSchema),
  });
}

interface TablePress {
  customerId: string;
  table: string;
  booking: string;
  /** "YYYY-MM-DD HH:mm" on the market's clock, as the API takes it. */
  starts: string;
  ends: string;
  guests: number;
  note: string;
  locale: Locale;
}

type TableOutcome = 'reserved' | 'reservedBefore' | 'taken' | 'refused' | 'unknown';

/**
 * Reserves a table exactly once: one press at a time works for a customer, and the customer's reservations are read
 * before, and again after any answer but success. Actions only.
 *
 * @throws SessionEnded
 */
export async function reserveTable(press: TablePress): Promise<TableOutcome> {
  return (await withLock(`table-press ${press.customerId}`, () => reserveInTurn(press))) ?? 'unknown';
}

async function reserveInTurn(press: TablePress): Promise<TableOutcome> {
  const { customerId, table, booking, starts, ends, guests, note, locale } = press;
  const [found, isLate] = await Promise.all([isReserved(press), mayComeLate('table', customerId)]);
  const before = requireSession(found);
  if (before.ok && before.value) return 'reservedBefore';
  // An earlier press may still be carried out.
  if (!before.ok || isLate) return 'unknown';
  const made = requireSession(
    await customerApi({
      path: 'dashboard/user/my-bookings',
      method: 'POST',
      body: {
        table_id: Number(table),
        booking_id: Number(booking),
        start_date: starts,
        end_date: ends,
        guest: guests,
        ...(note !== '' && { note }),
      },
      locale,
      schema: z.unknown(),
    }),
  );
  if (made.ok) return 'reserved';
  const after = await askAgain(() => isReserved(press));
  if (after.ok && after.value) return 'reserved';
  await noteIfLate('table', customerId, made);
  // Believed only now: the table may have been taken by this very call, sent twice on its way.
  if (made.why === 'offline' || !after.ok) return 'unknown';
  return made.why === 'refused' && 'table_id' in made.params ? 'taken' : 'refused';
}

/** Looks among the newest: the API cannot filter by table. */
async function isReserved({ table, starts, locale }: TablePress): Promise<Outcome<boolean>> {
  const own = await listReservations(1, locale);
  if (!own.ok) return own;
  const isThis = (one: Reservation) => one.tableId === table && one.starts === starts && one.status !== 'canceled';
  return { ok: true, value: own.value.items.some(isThis) };
}

/**
 * Whether the restaurant expects the customer by now: a page that was open for a while still offers to cancel. False where
 * nobody knows. @throws SessionEnded
 */
export async function hasBegun(id: string, locale: Locale): Promise<boolean> {
  const [own, clock] = await Promise.all([listReservations(1, locale), getClock(locale)]);
  const list = requireSession(own);
  const found = list.ok ? list.value.items.find(one => one.id === id) : undefined;
  if (found === undefined || found.status === 'canceled' || clock.isUnknown) return false;
  return !isCancellable(found, wallTime(clock));
}

/** Whether it does not exist any more, even if the answer was lost; null where nobody knows. @throws SessionEnded */
export async function cancelReservation(id: string, locale: Locale): Promise<boolean | null> {
  const path = 'dashboard/user/my-bookings/delete';
  const request = { path, method: 'DELETE' as const, query: { ids: [id] }, locale, schema: z.unknown() };
  const gone = requireSession(await customerApi(request));
  if (gone.ok || gone.why === 'gone') return true;
  const own = await listReservations(1, locale);
  if (!own.ok) return null;
  const { items, lastPage } = own.value;
  const found = items.find(one => one.id === id);
  // The list has the newest first. A missing reservation is gone if this page reaches past it; otherwise it may be on a
  // later page.
  const isReached = lastPage <= 1 || items.some(one => Number(one.id) < Number(id));
  return found === undefined ? isReached : found.status === 'canceled';
}
