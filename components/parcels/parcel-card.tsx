import { getTranslations } from 'next-intl/server';
import { ListedCard } from '@/components/orders/list/listed-card';
import type { OrderWordsContext } from '@/components/orders/order-words';
import { fetchWords, parcelHeadline } from '@/components/parcels/parcel-words';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import { isOpen } from '@/lib/orders/progress/status';
import { parcelDueOf } from '@/lib/parcels/queries';
import type { Parcel } from '@/lib/parcels/schema';

/** One parcel of the list: to whom, its state and its price. */
export async function ParcelCard({ parcel, context }: { parcel: Parcel; context: OrderWordsContext }) {
  const [t, due] = await Promise.all([getTranslations('parcels'), parcelDueOf(parcel)]);
  const { language } = context;
  return (
    <ListedCard
      to={`/parcels/${parcel.id}`}
      picture={parcel.size?.picture ?? ''}
      title={t('toWhom', { name: parcel.to.name || parcel.to.text })}
      headline={parcelHeadline(parcel, due, t, context.t)}
      isOpen={isOpen(parcel)}
      facts={
        <>
          <span>{t('number', { id: parcel.id })}</span>
          <span>{fetchWords(parcel, language, { day: 'numeric', month: 'short' })}</span>
          <bdi className="tabular whitespace-nowrap">{formatMinor(parcel.total, moneyStyleOf(parcel, language))}</bdi>
        </>
      }
    />
  );
}
