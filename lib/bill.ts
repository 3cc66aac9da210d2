/** What is paid for, as the calls of a payment name it (docs/api.md 10.2, 19.2): an order, or a parcel. Pure. */
import { idShape } from '@/lib/api/shapes';

export interface Bill {
  of: 'order' | 'parcel';
  id: string;
}

/** Names it among all that a customer pays; an order by its id alone. */
export function billKey({ of, id }: Bill): string {
  return of === 'order' ? id : `${of}-${id}`;
}

/** The public path of what has this key, without its language; null for no such key. */
export function billPath(key: string): string | null {
  const [, parcel] = /^parcel-(\d+)$/.exec(key) ?? [];
  if (parcel !== undefined) return idShape.test(parcel) ? `/parcels/${parcel}` : null;
  return idShape.test(key) ? `/orders/${key}` : null;
}
