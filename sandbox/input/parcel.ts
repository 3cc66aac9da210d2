/** What does a customer send from where to where? The body of docs/api.md 19.2, validated. */

import { marketTime } from '../clock.ts';
import type { Position } from '../rules/distance.ts';
import { requiredId } from './existing.ts';
import { readImages } from './order.ts';
import type { View } from './view.ts';

export interface Way {
  typeId: number;
  from: Position;
  to: Position;
}

const nowhere = { latitude: 0, longitude: 0 };

/** @throws ERROR_400 with params. */
export function readWay(view: View): Way {
  const { check } = view;
  const typeId = requiredId(view, check, 'type_id', 'parcel_types');
  const from = check.position('address_from', true);
  const to = check.position('address_to', true);
  check.throwIfInvalid();
  return { typeId, from: from ?? nowhere, to: to ?? nowhere };
}

/** The columns that a customer fills in. @throws ERROR_400 with params. */
export function readParcel(view: View) {
  const { check, now } = view;
  const people = Object.fromEntries(
    ['phone_from', 'username_from', 'phone_to', 'username_to'].map(field => [field, check.required(field) ?? '']),
  );
  const delivery_date = check.date('delivery_date') ?? null;
  const delivery_time = check.required('delivery_time') ?? '';
  const time = delivery_time.slice(0, 5).padStart(5, '0');
  if (delivery_date !== null && `${delivery_date} ${time}` < marketTime(now).slice(0, 16))
    check.fail('delivery_date', 'The delivery date must be in the future.');
  const parcel = {
    ...people,
    currency_id: requiredId(view, check, 'currency_id', 'currencies'),
    address_from: JSON.stringify(check.input.address_from ?? {}),
    address_to: JSON.stringify(check.input.address_to ?? {}),
    delivery_date,
    delivery_time,
    note: check.string('note') ?? null,
    instruction: check.string('instruction') ?? null,
    description: check.string('description') ?? null,
    qr_value: check.string('qr_value') ?? null,
    notify: check.isOn('notify') ? 1 : 0,
    images: JSON.stringify(readImages(view)),
  };
  return { way: readWay(view), parcel };
}
