import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { ParcelPage } from '@/components/parcels/parcel-page';
import { parcelHeadline } from '@/components/parcels/parcel-words';
import { gone } from '@/lib/gone';
import { pageMarket } from '@/lib/market/market';
import { offersParcels } from '@/lib/market/offers-parcels';
import { getParcel, parcelDueOf } from '@/lib/parcels/queries';
import { signInAgain } from '@/lib/session/end-session';

/** Reads the parcel once for both the title and the page; nothing is asked where the marketplace carries none. */
export const loadParcel = cache(async (id: string) => {
  const { locale } = await pageMarket();
  const offered = await offersParcels(locale);
  if (!offered.ok || !offered.value) return { ok: false as const, why: offered.ok ? ('gone' as const) : offered.why };
  const found = await getParcel(id, locale);
  if (!found.ok) return found;
  const [t, orders, due] = await Promise.all([
    getTranslations('parcels'),
    getTranslations('orders'),
    parcelDueOf(found.value),
  ]);
  return { ok: true as const, parcel: found.value, due, headline: parcelHeadline(found.value, due, t, orders) };
});

/** The page of one parcel. */
export async function ParcelOfId({ id }: { id: string }) {
  const found = await loadParcel(id);
  if (found.ok) return <ParcelPage parcel={found.parcel} due={found.due} headline={found.headline} />;
  if (found.why === 'unauthorized') return signInAgain();
  return found.why === 'gone' ? gone() : <OwnErrorPage />;
}
