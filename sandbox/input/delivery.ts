/** How is an order delivered, with which coupon and tip? The fields that calculating and ordering share. */

import type { DeliveryType } from '../rules/cart-price.ts';
import type { Position } from '../rules/distance.ts';
import type { View } from './view.ts';

const deliveryTypes: readonly DeliveryType[] = ['delivery', 'pickup', 'dine_in'];

interface DeliveryInput {
  type: DeliveryType;
  address: Position | null;
  coupon: string | undefined;
  /** In the request's currency. */
  tips: number;
}

/**
 * `positionField`: the field with the point, "address" when calculating and "location" when ordering (docs/api.md 7.6).
 */
export function readDelivery({ check }: View, typeField: string, positionField: 'address' | 'location'): DeliveryInput {
  check.required(typeField);
  const type = check.enum(typeField, deliveryTypes) ?? 'pickup';
  const address = check.position(positionField, type === 'delivery') ?? null;
  const coupon = check.string('coupon');
  const tips = check.number('tips') ?? 0;
  if (tips < 0) check.fail('tips', 'The tips must be at least 0.');
  return { type, address, coupon, tips: Math.max(tips, 0) };
}
