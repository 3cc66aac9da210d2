/** How shall it be delivered, and with what besides the goods? The fields that calculating and ordering share. */

import { isSet } from '../queries/settings.ts';
import { Refusal } from '../refusal.ts';
import type { DeliveryType } from '../rules/cart-price.ts';
import type { Position } from '../rules/distance.ts';
import type { Customer } from './customer.ts';
import type { View } from './view.ts';

export const deliveryTypes: readonly DeliveryType[] = ['delivery', 'pickup', 'dine_in'];

export interface DeliveryInput {
  type: DeliveryType;
  address: Position | null;
  coupon: string | undefined;
  /** In the request's currency. */
  tips: number;
}

/** `place`: the field with the point, "address" when calculating and "location" when ordering (API.md 7.6). */
export function readDelivery({ check }: View, typeField: string, place: 'address' | 'location'): DeliveryInput {
  check.required(typeField);
  const type = check.enum(typeField, deliveryTypes) ?? 'pickup';
  const address = check.position(place, type === 'delivery') ?? null;
  const coupon = check.string('coupon');
  const tips = check.number('tips') ?? 0;
  if (tips < 0) check.fail('tips', 'The tips must be at least 0.');
  return { type, address, coupon, tips: Math.max(tips, 0) };
}

/** ERROR_117 where the operator demands a phone and neither the customer nor the request has one. */
export function requirePhone({ store, check }: View, customer: Customer): void {
  if (customer.phone || check.string('phone')) return;
  if (isSet(store, 'before_order_phone_required')) throw new Refusal('ERROR_117');
}
