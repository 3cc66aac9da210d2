/** How is an order delivered, with which coupon and tip? The fields that calculating and ordering share. */

import type { DeliveryType } from '../rules/cart-price.ts';
import type { Position } from '../rules/distance.ts';
import type { View } from './view.ts';

const deliveryTypes: readonly DeliveryType[] = ['delivery', 'pickup', 'dine_in', 'point'];

interface DeliveryInput {
  type: DeliveryType;
  address: Position | null;
  /** Of an order that is collected there; null for any other. */
  collectionPointId: number | null;
  coupon: string | undefined;
  /** In the request's currency. */
  tips: number;
}

/**
 * `positionField`: the field with the point, "address" when calculating and "location" when ordering (docs/api.md 7.6).
 */
export function readDelivery(view: View, typeField: string, positionField: 'address' | 'location'): DeliveryInput {
  const { check } = view;
  check.required(typeField);
  const type = check.enum(typeField, deliveryTypes) ?? 'pickup';
  const address = check.position(positionField, type === 'delivery') ?? null;
  const coupon = check.string('coupon');
  const tips = check.number('tips') ?? 0;
  if (tips < 0) check.fail('tips', 'The tips must be at least 0.');
  const collectionPointId = type === 'point' ? readCollectionPoint(view) : null;
  return { type, address, collectionPointId, coupon, tips: Math.max(tips, 0) };
}

function readCollectionPoint({ store, check }: View): number {
  if (check.required('delivery_point_id') === undefined) return 0;
  const id = check.integer('delivery_point_id', 1, Number.MAX_SAFE_INTEGER) ?? 0;
  if (store.one('SELECT 1 FROM collection_points WHERE id = ? AND active', id)) return id;
  return check.fail('delivery_point_id', 'The selected delivery point id is invalid.') ?? 0;
}
