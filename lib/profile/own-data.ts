/** Collects all that the API knows about a customer, in the API's own form, for "download my data". */
import 'server-only';
import { z } from 'zod';
import type { Outcome, QueryValue } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { longestPage } from '@/lib/api/pages';
import { id } from '@/lib/api/schema';
import type { Locale } from '@/lib/i18n/locales';
import { offersParcels } from '@/lib/market/offers-parcels';
import { pointsSchema } from '@/lib/profile/schema';
import { offersReservations } from '@/lib/reservations/tables';

const count = z.coerce.number();
const pageSchema = z
  .object({ data: z.array(z.unknown()), meta: z.object({ last_page: count }) })
  .transform(({ data, meta }) => ({ data, last: meta.last_page }));

const itemSchema = z.object({ data: z.unknown() }).transform(({ data }) => data);

/** Pages of a hundred, because nobody has ten thousand orders. */
const mostPages = 100;

/** The newest orders are exported with their lines, which takes a call for each; so many of them, so many at a time. */
const mostWhole = 500;
const atOnce = 5;

const lists = {
  orders: 'dashboard/user/orders/paginate',
  addresses: 'dashboard/user/addresses',
  payments: 'dashboard/user/transactions/paginate',
  wallet: 'dashboard/user/wallet/histories',
  refunds: 'dashboard/user/order-refunds/paginate',
  notifications: 'dashboard/notifications',
} as const;

/** R2 alone. */
const reservations = { reservations: 'dashboard/user/my-bookings' } as const;
const parcels = { parcels: 'dashboard/user/parcel-orders' } as const;

/** Fails if any part is missing, because half of the data would look like all of it. */
export async function collectOwnData(locale: Locale): Promise<Outcome<Record<string, unknown>>> {
  const profile = await customerApi({ path: 'dashboard/user/profile/show', locale, schema: itemSchema });
  if (!profile.ok) return profile;
  const offered = await offersParcels(locale);
  if (!offered.ok) return offered;
  const collected: Record<string, unknown> = { profile: profile.value };
  const ofSecond = { ...(offersReservations() && reservations), ...(offered.value && parcels) };
  for (const [name, path] of Object.entries({ ...lists, ...ofSecond })) {
    const found = await allPages(path, locale, pageSchema);
    if (!found.ok) return found;
    collected[name] = found.value;
  }
  const orders = await wholeOrders(collected.orders as unknown[], locale);
  if (!orders.ok) return orders;
  const points = await allPages('dashboard/user/point/histories', locale, pointsSchema);
  if (!points.ok) return points;
  const whole = { ...collected, orders: orders.value, points: points.value };
  return { ok: true, value: withoutOthers(whole, idOf(profile.value)) as Record<string, unknown> };
}

/**
 * Leaves of other people what they are called. The API adds e-mail and phone to whom money was sent and to who has sent
 * some: for a cent anybody whom the search for a receiver finds by name could be asked for both.
 */
function withoutOthers(value: unknown, own: string | null): unknown {
  if (Array.isArray(value)) return value.map(entry => withoutOthers(entry, own));
  if (typeof value !== 'object' || value === null) return value;
  if ('firstname' in value && (own === null || idOf(value) !== own))
    return { firstname: value.firstname, ...('lastname' in value && { lastname: value.lastname }) };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutOthers(part, own)]));
}

function idOf(person: unknown): string | null {
  return z.object({ id }).safeParse(person).data?.id ?? null;
}

async function allPages(
  path: string,
  locale: Locale,
  schema: typeof pageSchema | typeof pointsSchema,
): Promise<Outcome<unknown[]>> {
  const items: unknown[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query: Record<string, QueryValue> = { perPage: longestPage, page };
    const found = await customerApi({ path, locale, query, schema });
    if (!found.ok) return found;
    items.push(...found.value.data);
    if (page >= found.value.last) break;
  }
  return { ok: true, value: items };
}

/** The list does not say what was ordered and how it was paid (docs/api.md 8.2). */
async function wholeOrders(listed: unknown[], locale: Locale): Promise<Outcome<unknown[]>> {
  const whole: unknown[] = [];
  for (let at = 0; at < Math.min(listed.length, mostWhole); at += atOnce) {
    const some = listed.slice(at, Math.min(at + atOnce, mostWhole));
    const found = await Promise.all(some.map(order => wholeOrder(order, locale)));
    for (const order of found) {
      if (!order.ok) return order;
      whole.push(order.value);
    }
  }
  return { ok: true, value: [...whole, ...listed.slice(mostWhole)] };
}

async function wholeOrder(listed: unknown, locale: Locale): Promise<Outcome<unknown>> {
  const { success, data: order } = z.object({ id: z.coerce.number() }).safeParse(listed);
  if (!success) return { ok: true, value: listed };
  const found = await customerApi({ path: `dashboard/user/orders/${order.id}`, locale, schema: itemSchema });
  // What the list says of one that is gone since is still the customer's.
  return found.ok || found.why !== 'gone' ? found : { ok: true, value: listed };
}
