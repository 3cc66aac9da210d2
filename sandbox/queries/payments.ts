/** Which ways of paying are switched on? */

import type { Store } from '../database/store.ts';
import { Refusal } from '../refusal.ts';

export interface PaymentRow {
  id: number;
  tag: string;
  input: number;
  active: number;
}

/** @throws ERROR_400 with params for one that is unknown or switched off. */
export function paymentById(store: Store, id: number, field = 'payment_id'): PaymentRow {
  const row = store.one<PaymentRow>('SELECT * FROM payments WHERE id = ? AND active', id);
  if (row) return row;
  throw new Refusal('ERROR_400', { params: { [field]: [`The selected ${field.replaceAll('_', ' ')} is invalid.`] } });
}

/** @throws ERROR_432 for one that is unknown or switched off. */
export function paymentByTag(store: Store, tag: string): PaymentRow {
  const row = store.one<PaymentRow>('SELECT * FROM payments WHERE tag = ? AND active', tag);
  if (!row) throw new Refusal('ERROR_432');
  return row;
}
