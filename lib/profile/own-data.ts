/** Collects all that the API knows about a customer, in the API's own form, for "download my data". */
import 'server-only';
import { z } from 'zod';
import type { Outcome, QueryValue } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { longestPage } from '@/lib/api/pages';
import type { Locale } from '@/lib/i18n/locales';
import { offersReservations } from '@/lib/reservations/tables';

const pageSchema = z.object({ data: z.array(z.unknown()), meta: z.object({ last_page: z.coerce.number() }) });

/** Pages of a hundred, because nobody has ten thousand orders. */
const mostPages = 100;

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

/** Fails if any part is missing, because half of the data would look like all of it. */
export async function collectOwnData(locale: Locale): Promise<Outcome<Record<string, unknown>>> {
  const schema = z.object({ data: z.unknown() }).transform(({ data }) => data);
  const profile = await customerApi({ path: 'dashboard/user/profile/show', locale, schema });
  if (!profile.ok) return profile;
  const collected: Record<string, unknown> = { profile: profile.value };
  for (const [name, path] of Object.entries({ ...lists, ...(offersReservations() && reservations) })) {
    const found = await allPages(path, locale);
    if (!found.ok) return found;
    collected[name] = found.value;
  }
  return { ok: true, value: collected };
}

async function allPages(path: string, locale: Locale): Promise<Outcome<unknown[]>> {
  const items: unknown[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const query: Record<string, QueryValue> = { perPage: longestPage, page };
    const found = await customerApi({ path, locale, query, schema: pageSchema });
    if (!found.ok) return found;
    items.push(...found.value.data);
    if (page >= found.value.meta.last_page) break;
  }
  return { ok: true, value: items };
}
