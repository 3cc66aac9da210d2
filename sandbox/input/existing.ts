/** Does the record that a field names exist? The "existing" rules of API.md's validation. */

import type { Check } from './check.ts';
import type { View } from './view.ts';

export type Kind = 'shops' | 'currencies' | 'stocks' | 'users' | 'payments' | 'addresses' | 'notification_kinds';

export function existing({ store }: View, check: Check, field: string, kind: Kind): number | undefined {
  const id = check.integer(field, 1, Number.MAX_SAFE_INTEGER);
  if (id === undefined || store.one(`SELECT 1 FROM ${kind} WHERE id = ?`, id)) return id;
  return check.fail(field, `The selected ${field.replaceAll('_', ' ')} is invalid.`);
}

/** Call `check.throwIfInvalid()` before the answer is used: 0 stands for what is missing or wrong. */
export function requiredId(view: View, check: Check, field: string, kind: Kind): number {
  if (check.required(field) === undefined) return 0;
  return existing(view, check, field, kind) ?? 0;
}
