/** What does a customer order? The body of docs/api.md 8.1, of both generations, validated. */

import type { DeliveryType } from '../rules/cart-price.ts';
import type { Position } from '../rules/distance.ts';
import { readDelivery } from './delivery.ts';
import { existingId, requiredId } from './existing.ts';
import type { View } from './view.ts';

export interface OrderInput {
  /** 0 when missing: an unknown cart is answered as "not found", not as an invalid field. */
  cartId: number;
  shopId: number;
  currencyId: number;
  type: DeliveryType;
  location: Position | null;
  /** JSON of what was sent. */
  address: string | null;
  addressId: number | null;
  collectionPointId: number | null;
  date: string | null;
  time: string | null;
  coupon: string | null;
  note: string | null;
  phone: string | null;
  username: string | null;
  email: string | null;
  images: string[];
  /** By stock id, as text. */
  notes: Record<string, string>;
  /** In the currency of the order. */
  tips: number;
  paymentId: number | null;
  /** As it was sent. */
  rate: number | null;
}

/** @throws ERROR_400 with params. */
export function readOrderInput(view: View): OrderInput {
  const check = view.check.mayBeEmpty('coupon', 'delivery_time', 'note');
  const { type, address: location, collectionPointId, coupon, tips } = readDelivery(view, 'delivery_type', 'location');
  const input: OrderInput = {
    cartId: check.integer('cart_id', 1, Number.MAX_SAFE_INTEGER) ?? 0,
    shopId: requiredId(view, check, 'shop_id', 'shops'),
    currencyId: requiredId(view, check, 'currency_id', 'currencies'),
    type,
    location,
    address: readAddress(view),
    addressId: existingId(view, check, 'address_id', 'addresses') ?? null,
    collectionPointId,
    date: check.date('delivery_date') ?? null,
    time: check.string('delivery_time') ?? null,
    coupon: coupon ?? null,
    note: check.string('note', 191) ?? null,
    phone: check.string('phone') ?? null,
    username: check.string('username') ?? null,
    email: check.string('email') ?? null,
    images: readImages(view),
    notes: readNotes(view),
    tips,
    paymentId: existingId(view, check, 'payment_id', 'payments') ?? null,
    rate: check.number('rate') ?? null,
  };
  check.throwIfInvalid();
  return input;
}

/** A list of texts, as uploads are sent. */
export function readImages({ check }: View): string[] {
  const value = check.input.images ?? [];
  if (Array.isArray(value)) return value.filter(image => typeof image === 'string');
  check.fail('images', 'The images must be an array.');
  return [];
}

function readAddress({ check }: View): string | null {
  const value = check.input.address ?? null;
  if (value === null) return null;
  if (typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(value);
  check.fail('address', 'The address must be an array.');
  return null;
}

function readNotes({ check }: View): Record<string, string> {
  const value = check.input.notes ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) return {};
  const notes = Object.entries(value).flatMap(([id, note]) => (typeof note === 'string' ? [[id, note] as const] : []));
  for (const [id, note] of notes) {
    if (note.length > 255) check.fail(`notes.${id}`, `The notes.${id} may not be greater than 255 characters.`);
  }
  return Object.fromEntries(notes);
}
