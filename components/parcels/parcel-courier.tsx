import { getTranslations } from 'next-intl/server';
import { CourierLine } from '@/components/orders/courier/courier-line';
import { CourierOnMap } from '@/components/orders/courier/courier-on-map';
import { StarsForm } from '@/components/reviews/stars-form';
import { WrittenReview } from '@/components/reviews/written-review';
import { readUnsent } from '@/lib/forms/unsent';
import { lengthWords } from '@/lib/i18n/length-words';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import type { CourierPlace } from '@/lib/orders/progress/courier';
import { isOpen, statusOf } from '@/lib/orders/progress/status';
import { rateCourier } from '@/lib/parcels/actions';
import { parcelCourierPlace } from '@/lib/parcels/courier';
import type { Parcel } from '@/lib/parcels/schema';

/** Who carries the parcel, and how far it has come, in words and on a map; once it was brought, how that was. */
export async function ParcelCourier({ parcel }: { parcel: Parcel }) {
  const { courier } = parcel;
  if (courier === null || statusOf(parcel) === 'canceled') return null;
  const [t, orders] = await Promise.all([getTranslations('parcels'), getTranslations('orders')]);
  const name = courier.name || orders('someCourier');
  const place = parcelCourierPlace(parcel);
  return (
    <section className="order-part" aria-labelledby="courier">
      <h2 id="courier">{orders('courier')}</h2>
      <CourierLine
        courier={courier}
        name={name}
        words={await whereabouts(parcel, name, place)}
        isOpen={isOpen(parcel)}
      />
      {place !== null && parcel.to.point !== null && (
        <CourierOnMap courier={place.point} door={parcel.to.point} label={t('mapOf', { name })} />
      )}
      {statusOf(parcel) === 'delivered' && <CourierReview parcel={parcel} name={name} />}
    </section>
  );
}

async function whereabouts(parcel: Parcel, name: string, place: CourierPlace | null): Promise<string> {
  const [t, { locale }] = await Promise.all([getTranslations('parcels'), pageMarket()]);
  if (!isOpen(parcel)) return t('brought', { name });
  if (place === null) return t('carries', { name });
  if (place.isAtDoor) return t('arrived', { name });
  return t('away', { name, distance: lengthWords(place.distance, languageTag(locale)) });
}

async function CourierReview({ parcel: { id, review }, name }: { parcel: Parcel; name: string }) {
  const [orders, unsent] = await Promise.all([getTranslations('orders'), readUnsent()]);
  if (review !== null) return <WrittenReview name={name} review={review} />;
  return (
    <StarsForm
      action={rateCourier}
      about={{ parcel: id }}
      title={orders('reviewCourier', { name })}
      typed={unsent.rating === undefined ? {} : unsent}
    />
  );
}
