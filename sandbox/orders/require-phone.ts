/** May an order do without a phone number? */

import type { Store } from '../database/store.ts';
import { isSet } from '../queries/settings.ts';
import { Refusal } from '../refusal.ts';

/** @throws ERROR_117 when there is no phone and the operator requires one. */
export function requirePhone(store: Store, phone: string | null | undefined): void {
  if (!phone && isSet(store, 'before_order_phone_required')) throw new Refusal('ERROR_117');
}
