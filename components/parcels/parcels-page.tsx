import { getTranslations } from 'next-intl/server';
import { PagedList } from '@/components/account/paged-list';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { ParcelCard } from '@/components/parcels/parcel-card';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { listParcels } from '@/lib/parcels/queries';
import type { Parcel } from '@/lib/parcels/schema';

/** The customer's parcels, the newest first, and the way to a new one. */
export async function ParcelsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('parcels'), pageMarket()]);
  return (
    <PagedList title={t('title')} path="/parcels" page={page} found={await listParcels(page, locale)}>
      {parcels => (parcels.length === 0 ? <NoParcels /> : <ParcelList parcels={parcels} />)}
    </PagedList>
  );
}

async function ParcelList({ parcels }: { parcels: Parcel[] }) {
  const [t, context] = await Promise.all([getTranslations('parcels'), orderWordsContext()]);
  return (
    <>
      <Link to="/parcels/new" className={buttonClass('main', 'justify-self-start')}>
        {t('send')}
      </Link>
      <ul className="grid gap-3">
        {parcels.map(parcel => (
          <ParcelCard key={parcel.id} parcel={parcel} context={context} />
        ))}
      </ul>
    </>
  );
}

async function NoParcels() {
  const t = await getTranslations('parcels');
  return (
    <EmptyState>
      <EmptyStateMark name="bike" className="flip" />
      <h2>{t('emptyTitle')}</h2>
      <p>{t('empty')}</p>
      <Link to="/parcels/new" className={buttonClass('main')}>
        {t('send')}
      </Link>
    </EmptyState>
  );
}
