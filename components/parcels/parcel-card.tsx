import { getTranslations } from 'next-intl/server';
import type { OrderWordsContext } from '@/components/orders/order-words';
import { fetchWords, parcelHeadline } from '@/components/parcels/parcel-words';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { formatMinor } from '@/lib/money';
import { moneyStyleOf } from '@/lib/orders/money';
import { isOpen } from '@/lib/orders/progress/status';
import { parcelDueOf } from '@/lib/parcels/queries';
import type { Parcel } from '@/lib/parcels/schema';

/** One parcel of the list: to whom, its state and its price. The link on the name covers the card. */
export async function ParcelCard({ parcel, context }: { parcel: Parcel; context: OrderWordsContext }) {
  const [t, due] = await Promise.all([getTranslations('parcels'), parcelDueOf(parcel)]);
  const { language } = context;
  return (
    <Card as="li" className="relative flex flex-wrap items-center p-4">
      <div className="thumb size-16 max-[16rem]:size-8">
        <Picture source={parcel.size?.picture ?? ''} alt="" widths={[104]} sizes="4rem" />
      </div>
      <div className="flex-[1_1_8rem]">
        <h2 className="text-lead">
          <Link to={`/parcels/${parcel.id}`} className="covering">
            {t('toWhom', { name: parcel.to.name || parcel.to.text })}
          </Link>
        </h2>
        <p className={isOpen(parcel) ? 'font-semibold text-fig' : undefined}>
          {parcelHeadline(parcel, due, t, context.t)}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>{t('number', { id: parcel.id })}</span>
          <span>{fetchWords(parcel, language, { day: 'numeric', month: 'short' })}</span>
          <bdi className="tabular whitespace-nowrap">{formatMinor(parcel.total, moneyStyleOf(parcel, language))}</bdi>
        </p>
      </div>
      <Icon name="chevron" className="flip size-5 text-soft max-[16rem]:hidden" />
    </Card>
  );
}
