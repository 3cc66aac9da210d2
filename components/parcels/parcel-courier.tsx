import { getTranslations } from 'next-intl/server';
import { CourierLine } from '@/components/orders/courier/courier-line';
import { StarsForm } from '@/components/reviews/stars-form';
import { WrittenReview } from '@/components/reviews/written-review';
import { readUnsent } from '@/lib/forms/unsent';
import { isOpen, statusOf } from '@/lib/orders/progress/status';
import { rateCourier } from '@/lib/parcels/actions';
import type { Parcel } from '@/lib/parcels/schema';

/** Who carries the parcel; once it was brought, how that was. */
export async function ParcelCourier({ parcel }: { parcel: Parcel }) {
  const { courier } = parcel;
  if (courier === null || statusOf(parcel) === 'canceled') return null;
  const [t, orders] = await Promise.all([getTranslations('parcels'), getTranslations('orders')]);
  const name = courier.name || orders('someCourier');
  return (
    <section className="order-part" aria-labelledby="courier">
      <h2 id="courier">{orders('courier')}</h2>
      <CourierLine
        courier={courier}
        name={name}
        words={t(isOpen(parcel) ? 'carries' : 'brought', { name })}
        isOpen={isOpen(parcel)}
      />
      {statusOf(parcel) === 'delivered' && <CourierReview parcel={parcel} name={name} />}
    </section>
  );
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
