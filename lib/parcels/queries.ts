/** Sizes and prices, and the customer's own parcels (R2, docs/api.md 19.2). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope, type ListPage, pageEnvelope } from '@/lib/api/envelopes';
import { idShape } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';
import { withSide } from '@/lib/market/currencies';
import { billDueOf } from '@/lib/orders/payment-due';
import type { PaymentDue } from '@/lib/orders/progress/status';
import { type Parcel, parcelSchema } from '@/lib/parcels/schema';

/** Twenty at a time, the newest first. */
export async function listParcels(page: number, locale: Locale): Promise<Outcome<ListPage<Parcel>>> {
  const found = await customerApi({
    path: 'dashboard/user/parcel-orders',
    locale,
    query: { page, perPage: 20, column: 'id', sort: 'desc' },
    schema: pageEnvelope(parcelSchema),
  });
  if (!found.ok) return found;
  const items = await Promise.all(found.value.items.map(parcel => withItsSide(parcel, locale)));
  return { ok: true, value: { ...found.value, items } };
}

/** The id of the customer's newest parcel, which a page remembers (`after`); 0 for none. */
export async function newestParcel(locale: Locale): Promise<Outcome<number>> {
  const own = await listParcels(1, locale);
  return own.ok ? { ok: true, value: Math.max(0, ...own.value.items.map(({ id }) => Number(id))) } : own;
}

/** Another customer's parcel is "gone", like a missing one. */
export async function getParcel(id: string, locale: Locale): Promise<Outcome<Parcel>> {
  if (!idShape.test(id)) return { ok: false, why: 'gone' };
  const path = `dashboard/user/parcel-orders/${id}`;
  const found = await customerApi({ path, locale, schema: envelope(parcelSchema) });
  return found.ok ? { ok: true, value: await withItsSide(found.value, locale) } : found;
}

/** What the customer still has to pay for it. */
export function parcelDueOf(parcel: Parcel): Promise<PaymentDue> {
  return billDueOf({ of: 'parcel', id: parcel.id }, parcel);
}

async function withItsSide(parcel: Parcel, locale: Locale): Promise<Parcel> {
  return { ...parcel, currency: await withSide(parcel.currency, locale) };
}
