/** Is a parcel that was sent the one that was filled in (docs/decisions/179)? Pure. */
import type { Money } from '@/lib/money';
import { type Door, fingerprintOf, type ParcelDraft } from '@/lib/parcels/draft';
import type { Parcel } from '@/lib/parcels/schema';
import { digitsOf } from '@/lib/phone';

/** A backend that gives back neither people nor words tells parcels apart by size, doors and time alone. */
export function isOf(parcel: Parcel, draft: ParcelDraft): boolean {
  const isThen = parcel.time === draft.time && (parcel.date === '' || parcel.date === draft.day);
  const isSize = parcel.size === null || parcel.size.id === draft.size;
  if (!isSize || !isThen || !isAt(parcel.from, draft.from) || !isAt(parcel.to, draft.to)) return false;
  if (parcel.from.name === '') return true;
  const isSaid =
    saidOf(parcel.contents) === saidOf(draft.contents) && saidOf(parcel.instruction) === saidOf(draft.instruction);
  return isSaid && hasSamePerson(parcel.from, draft.from) && hasSamePerson(parcel.to, draft.to);
}

/** Whether a page has promised it: that page's draft is gone, its fingerprint was posted. `price` as the page said. */
export function isPromised(parcel: Parcel, fingerprint: string, price: Money): boolean {
  const { from, to, size, contents, date, time, instruction } = parcel;
  if (from.point === null || to.point === null || size === null) return false;
  const doors = { from: doorOf(from, from.point), to: doorOf(to, to.point) };
  return fingerprintOf({ size: size.id, contents, day: date, time, instruction, ...doors }, price) === fingerprint;
}

function doorOf(
  { text, house, floor, office, name, phone }: Parcel['from'],
  point: Pick<Door, 'latitude' | 'longitude'>,
): Door {
  return { savedId: '', text, ...point, house, floor, office, name, phone: digitsOf(phone) };
}

function isAt({ point }: Parcel['from'], door: Door): boolean {
  return point !== null && isNear(point.latitude, door.latitude) && isNear(point.longitude, door.longitude);
}

/** A backend may round degrees; a hundred-thousandth is a metre. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-5;
}

function hasSamePerson(given: Parcel['from'], sent: Door): boolean {
  const parts = ['name', 'house', 'floor', 'office'] as const;
  return digitsOf(given.phone) === sent.phone && parts.every(part => saidOf(given[part]) === saidOf(sent[part]));
}

/** A backend may trim texts, and write signs and line breaks in its own way. */
function saidOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
