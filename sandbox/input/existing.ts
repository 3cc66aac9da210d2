/** Does the record that a field names exist? The "exists" rules of the API's validation. */

import type { Check } from './check.ts';
import type { View } from './view.ts';

type IdTable =
  | 'carts'
  | 'shops'
  | 'currencies'
  | 'stocks'
  | 'users'
  | 'payments'
  | 'addresses'
  | 'booking_tables'
  | 'booking_rules'
  | 'notification_kinds'
  | 'parcel_types';

export function existingId({ store }: View, check: Check, field: string, table: IdTable): number | undefined {
  const id = check.integer(field, 1, Number.MAX_SAFE_INTEGER);
  if (id === undefined || store.one(`SELECT 1 FROM ${table} WHERE id = ?`, id)) return id;
  return check.fail(field, `The selected ${field.replaceAll('_', ' ')} is invalid.`);
}

/** 0 when missing or wrong, so call `check.throwIfInvalid()` before using the answer. */
export function requiredId(view: View, check: Check, field: string, table: IdTable): number {
  if (check.required(field) === undefined) return 0;
  return existingId(view, check, field, table) ?? 0;
}
