/** Which doors can a parcel be carried between, and which did the customer choose? */
import 'server-only';
import { type DeliverableAddress, listDeliverableAddresses } from '@/lib/addresses/account-addresses';
import type { Outcome } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import type { Door, ParcelDraft } from '@/lib/parcels/draft';
import type { ParcelInputs } from '@/lib/parcels/form-schema';

/** The two doors, as the names of the form's fields begin. */
export const ends = ['from', 'to'] as const;
export type End = (typeof ends)[number];

/** The value of a door's choice that stands for the place of the picker. */
export const pickedPlace = 'picked';

/** Null for a place that is not there any more. */
type ChosenDoors = Record<End, Door | null>;

/** What the customer has chosen; what they leave empty about a saved address's door is as the account has it. */
export async function chosenDoors(inputs: ParcelInputs, locale: Locale): Promise<Outcome<ChosenDoors>> {
  const isSaved = ends.some(end => inputs[end] !== pickedPlace);
  const saved = isSaved ? await listDeliverableAddresses(locale) : { ok: true as const, value: [] };
  if (!saved.ok) return saved;
  const doorOf = (end: End) =>
    inputs[end] === pickedPlace ? pickedDoor(inputs, end) : savedDoor(inputs, end, saved.value);
  return { ok: true, value: { from: doorOf('from'), to: doorOf('to') } };
}

function pickedDoor(inputs: ParcelInputs, end: End): Door | null {
  const [text, latitude, longitude] = [inputs[`${end}Text`], inputs[`${end}Latitude`], inputs[`${end}Longitude`]];
  if (text === '' || latitude === undefined || longitude === undefined) return null;
  return { savedId: '', text, latitude, longitude, ...typedOf(inputs, end) };
}

function savedDoor(inputs: ParcelInputs, end: End, saved: DeliverableAddress[]): Door | null {
  const address = saved.find(({ id }) => id === inputs[end]);
  if (address === undefined) return null;
  const { house, floor, office, ...person } = typedOf(inputs, end);
  return {
    savedId: address.id,
    text: address.text,
    ...address.point,
    ...person,
    house: house || address.house,
    floor: floor || address.floor,
    office: office || address.office,
  };
}

function typedOf(inputs: ParcelInputs, end: End) {
  return {
    house: inputs[`${end}House`],
    floor: inputs[`${end}Floor`],
    office: inputs[`${end}Office`],
    name: inputs[`${end}Name`],
    phone: inputs[`${end}Phone`],
  };
}

/** Two flats of one house are two doors. */
export function isSameDoor({ from, to }: Pick<ParcelDraft, End>): boolean {
  return (['latitude', 'longitude', 'house', 'floor', 'office'] as const).every(part => from[part] === to[part]);
}
