/** What the form of a parcel begins with: what was typed, a place of the picker, the draft, or the customer's own. */
import 'server-only';
import type { DeliverableAddress } from '@/lib/addresses/account-addresses';
import type { DeliveryAddress } from '@/lib/addresses/delivery-address';
import { readDeliveryAddress } from '@/lib/addresses/delivery-address-cookie';
import type { PickedPoint } from '@/lib/addresses/picked-point';
import { readUnsent } from '@/lib/forms/unsent';
import { type End, ends, pickedPlace } from '@/lib/parcels/doors';
import { type Door, readParcelDraft } from '@/lib/parcels/draft';
import { e164Of } from '@/lib/phone';
import { readSession } from '@/lib/session/session';

type Values = Record<string, string>;

/** By the names of the form's fields; what nobody has filled in is missing. */
export async function typedParcel(
  saved: DeliverableAddress[],
  picked: { end: End; point: PickedPoint } | null,
): Promise<Values> {
  const [unsent, draft, session, current] = await Promise.all([
    readUnsent(),
    readParcelDraft(),
    readSession(),
    readDeliveryAddress(),
  ]);
  const customer = session?.customer;
  const own = {
    fromName: [customer?.firstName, customer?.lastName].filter(Boolean).join(' '),
    fromPhone: e164Of(customer?.phone ?? ''),
  };
  const savedHere = current === null ? saved[0] : saved.find(address => isAt(address, current));
  const isElsewhere = current !== null && savedHere === undefined;
  const near = isElsewhere ? Object.assign({}, ...ends.map(end => placeFields(end, current))) : {};
  const first = isElsewhere ? pickedPlace : savedHere?.id;
  const { from, to, ...rest } = draft ?? { from: null, to: null };
  return {
    ...near,
    ...(first !== undefined && { from: first }),
    ...own,
    ...rest,
    ...(from && doorFields('from', from, saved)),
    ...(to && doorFields('to', to, saved)),
    ...unsent,
    ...(picked && { [picked.end]: pickedPlace, ...pickedFields(picked.end, picked.point) }),
  };
}

/** The delivery address may have been typed where the account has the same one. */
function isAt({ id, text, point }: DeliverableAddress, current: DeliveryAddress): boolean {
  if (current.savedId !== undefined) return id === current.savedId;
  return text === current.text && point.latitude === current.latitude && point.longitude === current.longitude;
}

function placeFields(end: End, { text, latitude, longitude }: Pick<Door, 'text' | 'latitude' | 'longitude'>): Values {
  return { [`${end}Text`]: text, [`${end}Latitude`]: String(latitude), [`${end}Longitude`]: String(longitude) };
}

/** Another place has another door. */
function pickedFields(end: End, { text, point }: PickedPoint): Values {
  return { ...placeFields(end, { text, ...point }), [`${end}House`]: '', [`${end}Floor`]: '', [`${end}Office`]: '' };
}

/** A saved address that was deleted since stays as a place. */
function doorFields(end: End, door: Door, saved: DeliverableAddress[]): Values {
  const isSaved = saved.some(({ id }) => id === door.savedId);
  const { house, floor, office, name, phone } = door;
  return {
    [end]: isSaved ? door.savedId : pickedPlace,
    ...(!isSaved && placeFields(end, door)),
    [`${end}House`]: house,
    [`${end}Floor`]: floor,
    [`${end}Office`]: office,
    [`${end}Name`]: name,
    [`${end}Phone`]: phone,
  };
}
