/** The steps of a parcel, and the version of its page: a new one means that the page has something new to show. */
import { type PaymentDue, paymentState, statusOf } from '@/lib/orders/progress/status';
import { parcelCourierPlace } from '@/lib/parcels/courier';
import type { Parcel } from '@/lib/parcels/schema';

const names = ['new', 'accepted', 'ready', 'on_a_way', 'delivered'] as const;
type StepName = (typeof names)[number];

/** The statuses that have words of their own. */
type ParcelStatus = StepName | 'canceled';

/** Null for an unknown status, which is shown as it came. */
export function parcelStatus(parcel: Pick<Parcel, 'status'>): ParcelStatus | null {
  const status = statusOf(parcel);
  return status === 'cooking' ? null : status;
}

interface ParcelStep {
  name: StepName;
  state: 'done' | 'current' | 'ahead';
  /** When it began, in milliseconds since the epoch; null where the API does not tell. */
  at: number | null;
}

/** Empty for a cancelled parcel and for an unknown status. */
export function parcelSteps(parcel: Pick<Parcel, 'status' | 'createdAt' | 'changedAt'>): ParcelStep[] {
  const status = parcelStatus(parcel);
  if (status === null || status === 'canceled') return [];
  const current = names.indexOf(status);
  return names.map((name, index) => ({
    name,
    state: index < current || status === 'delivered' ? 'done' : index === current ? 'current' : 'ahead',
    at: index === 0 ? parcel.createdAt : index === current ? parcel.changedAt : null,
  }));
}

/** Does not depend on the language. The courier's distance counts in steps of 50 metres. */
export function parcelVersion(parcel: Parcel, due: PaymentDue): string {
  const { status, changedAt, payment, courier } = parcel;
  const distance = parcelCourierPlace(parcel)?.distance ?? '';
  return [status, changedAt ?? '', payment?.tag ?? '', paymentState(parcel), courier?.id ?? '', distance, due].join(
    '.',
  );
}
