/**
 * Finds the part of an application that a refusal of the API is about, by its fields on the wire (docs/api.md 16.1).
 */
import type { Failure } from '@/lib/api/client';
import type { Part } from '@/lib/seller/draft';

const partOfField: Record<string, Part> = {
  type: 'shop',
  title: 'shop',
  description: 'shop',
  categories: 'shop',
  tags: 'shop',
  address: 'place',
  location: 'place',
  phone: 'place',
  delivery_time_type: 'delivery',
  delivery_time_from: 'delivery',
  delivery_time_to: 'delivery',
  price: 'delivery',
  price_per_km: 'delivery',
  min_amount: 'delivery',
  tax: 'delivery',
  images: 'pictures',
  documents: 'pictures',
};

/** Null where the refusal names no field of ours. */
export function refusedPart(failure: Failure): Part | null {
  if (failure.why !== 'refused') return null;
  const [part] = Object.keys(failure.params).flatMap(name => partOfField[name.split('.')[0] ?? ''] ?? []);
  return part ?? null;
}
