/** What does a customer ask to be ordered? The body of API.md 8.1, of both generations, checked. */

import type { View } from '../asked/view.ts';
import type { DeliveryType } from '../rules/cart-price.ts';
import type { Position } from '../rules/distance.ts';
import { deliveryTypes } from '../rules/order-life.ts';

export interface OrderWish {
  /** Missing or unknown is answered as "not found", not as a field's mistake. */
  cartId: number;
  shopId: number;
  currencyId: number;
  type: DeliveryType;
  location: Position | null;
  /** JSON of what was sent. */
  address: string | null;
  addressId: number | null;
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
}

/** @throws ERROR_400 with params. A sent `rate` is not believed: the currency has its own. */
export function wishOf(view: View): OrderWish {
  const { check } = view;
  const type = check.oneOf('delivery_type', deliveryTypes);
  if (type === undefined) check.required('delivery_type');
  const shopId = existing(view, 'shop_id', 'shops', true);
  const currencyId = existing(view, 'currency_id', 'currencies', true);
  check.number('rate');
  const wish: OrderWish = {
    cartId: check.whole('cart_id', 1, Number.MAX_SAFE_INTEGER) ?? 0,
    shopId: shopId ?? 0,
    currencyId: currencyId ?? 0,
    type: type ?? 'delivery',
    location: check.place('location', type === 'delivery') ?? null,
    address: addressOf(view),
    addressId: existing(view, 'address_id', 'addresses') ?? null,
    date: check.matching('delivery_date', /^\d{4}-\d{2}-\d{2}$/, 'does not match the format Y-m-d.') ?? null,
    time: check.text('delivery_time') ?? null,
    coupon: check.text('coupon') ?? null,
    note: check.text('note', 191) ?? null,
    phone: check.text('phone') ?? null,
    username: check.text('username') ?? null,
    email: check.text('email') ?? null,
    images: imagesOf(view),
    notes: notesOf(view),
    tips: tipsOf(view),
    paymentId: existing(view, 'payment_id', 'payments') ?? null,
  };
  check.done();
  return wish;
}

/** A list of texts, as uploads are sent. */
export function imagesOf({ check }: View): string[] {
  const value = check.input.images ?? [];
  if (Array.isArray(value)) return value.filter(image => typeof image === 'string');
  check.fail('images', 'The images must be an array.');
  return [];
}

function existing({ check, store }: View, field: string, table: string, isRequired = false): number | undefined {
  const id = check.whole(field, 1, Number.MAX_SAFE_INTEGER);
  const label = field.replaceAll('_', ' ');
  if (id !== undefined) {
    return store.one(`SELECT 1 FROM ${table} WHERE id = ?`, id)
      ? id
      : check.fail(field, `The selected ${label} is invalid.`);
  }
  const isMissing = (check.input[field] ?? null) === null;
  return isRequired && isMissing ? check.fail(field, `The ${label} field is required.`) : undefined;
}

function addressOf({ check }: View): string | null {
  const value = check.input.address ?? null;
  if (value === null) return null;
  if (typeof value === 'object' && !Array.isArray(value)) return JSON.stringify(value);
  check.fail('address', 'The address must be an array.');
  return null;
}

function notesOf({ check }: View): Record<string, string> {
  const value = check.input.notes ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) return {};
  const notes = Object.entries(value).flatMap(([id, note]) => (typeof note === 'string' ? [[id, note] as const] : []));
  for (const [id, note] of notes) {
    if (note.length > 255) check.fail(`notes.${id}`, `The notes.${id} may not be greater than 255 characters.`);
  }
  return Object.fromEntries(notes);
}

function tipsOf({ check }: View): number {
  const tips = check.number('tips') ?? 0;
  if (tips < 0) check.fail('tips', 'The tips must be at least 0.');
  return Math.max(tips, 0);
}
