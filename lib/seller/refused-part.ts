/**
 * Finds the part of an application that a refusal of the API is about, and its fields, by their names on the wire
 * (docs/api.md 16.1).
 */
import type { Failure } from '@/lib/api/client';
import type { Part, SellerDraft } from '@/lib/seller/draft';

type Field = keyof SellerDraft;

const ofWire: Record<string, [Part, Field]> = {
  type: ['shop', 'type'],
  title: ['shop', 'title'],
  description: ['shop', 'description'],
  categories: ['shop', 'categories'],
  tags: ['shop', 'tags'],
  address: ['place', 'address'],
  location: ['place', 'address'],
  phone: ['place', 'phone'],
  delivery_time_type: ['delivery', 'unit'],
  delivery_time_from: ['delivery', 'from'],
  delivery_time_to: ['delivery', 'to'],
  price: ['delivery', 'price'],
  price_per_km: ['delivery', 'perKm'],
  min_amount: ['delivery', 'minimum'],
  tax: ['delivery', 'tax'],
  images: ['pictures', 'logo'],
  documents: ['pictures', 'documents'],
};

/** The first of the parts with all its refused fields; null where the refusal names no field of ours. */
export function refusedPart(failure: Failure): { part: Part; fields: Field[] } | null {
  if (failure.why !== 'refused') return null;
  const names = Object.keys(failure.params).map(name => name.split('.')[0] ?? '');
  const found = names.flatMap(name => (Object.hasOwn(ofWire, name) ? [ofWire[name] as [Part, Field]] : []));
  const [first] = found;
  if (first === undefined) return null;
  const [part] = first;
  return { part, fields: [...new Set(found.flatMap(([of, field]) => (of === part ? [field] : [])))] };
}
