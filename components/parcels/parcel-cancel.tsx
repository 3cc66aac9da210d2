import { getTranslations } from 'next-intl/server';
import { CancelQuestion } from '@/components/orders/cancel-question';
import type { PaymentDue } from '@/lib/orders/progress/status';
import { cancelParcel } from '@/lib/parcels/actions';
import type { Parcel } from '@/lib/parcels/schema';

/** Cancels a parcel that nobody has accepted yet. */
export async function ParcelCancel({ parcel, due }: { parcel: Parcel; due: PaymentDue }) {
  const t = await getTranslations('parcels');
  return (
    <CancelQuestion
      action={cancelParcel}
      bill={{ name: 'parcel', id: parcel.id }}
      charged={parcel}
      due={due}
      words={{ cancel: t('cancel'), title: t('cancelTitle'), free: t('cancelFree') }}
    />
  );
}
