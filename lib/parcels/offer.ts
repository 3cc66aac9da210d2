/** What can be carried and what that costs (R2, docs/api.md 19.2). */
import 'server-only';
import type { Failure, Outcome } from '@/lib/api/client';
import { envelope, pageEnvelope } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import type { Locale } from '@/lib/i18n/locales';
import { currencyQuery, type Market } from '@/lib/market/market';
import type { ParcelDraft } from '@/lib/parcels/draft';
import { type Quote, quoteSchema, type Size, sizeSchema } from '@/lib/parcels/schema';

export async function listSizes(locale: Locale): Promise<Outcome<Size[]>> {
  const found = await publicApi('rest/parcel-order/types', {
    locale,
    query: { perPage: longestPage },
    schema: pageEnvelope(sizeSchema),
    keep: memory.parcels,
    none: { items: [], page: 1, lastPage: 1, total: 0 },
  });
  return found.ok ? { ok: true, value: found.value.items } : found;
}

/** The API's word for a way that is longer than such a parcel is carried (docs/api.md 19.2). */
export function isTooFar(failure: Failure): boolean {
  return failure.why === 'refused' && failure.code === 'ERROR_433';
}

export async function quoteParcel(
  draft: Pick<ParcelDraft, 'size' | 'from' | 'to'>,
  market: Market,
): Promise<Outcome<Quote>> {
  const { from, to } = draft;
  return liveApi({
    path: 'rest/parcel-order/calculate-price',
    locale: market.locale,
    query: {
      type_id: draft.size,
      address_from: { latitude: from.latitude, longitude: from.longitude },
      address_to: { latitude: to.latitude, longitude: to.longitude },
      ...currencyQuery(market),
    },
    schema: envelope(quoteSchema(market.currency)),
  });
}
