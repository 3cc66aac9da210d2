/** How far a parcel on its way has come. */
import { courierPlace } from '@/lib/orders/progress/courier';
import type { Parcel } from '@/lib/parcels/schema';

/** As of an order: null while nobody carries it, or when a position is unknown. */
export function parcelCourierPlace({ status, courier, to }: Pick<Parcel, 'status' | 'courier' | 'to'>) {
  return courierPlace({ status, courier, location: to.point, isCollection: false });
}
