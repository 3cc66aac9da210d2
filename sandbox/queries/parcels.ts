/** What can be carried, and which parcels are there? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { Store } from '../database/store.ts';
import type { ParcelStatus } from '../rules/parcel-life.ts';

export interface ParcelTypeRow {
  id: number;
  type: string;
  img: string;
  max_width: number;
  max_height: number;
  max_length: number;
  min_g: number;
  max_g: number;
  /** Kilometres. */
  max_range: number;
  price: number;
  price_per_km: number;
}

/** Amounts in the base currency. */
export interface ParcelRow {
  id: number;
  user_id: number;
  type_id: number;
  currency_id: number;
  rate: number;
  total_price: number;
  km: number;
  status: ParcelStatus;
  /** JSON, as it was sent. */
  address_from: string;
  phone_from: string;
  username_from: string;
  address_to: string;
  phone_to: string;
  username_to: string;
  delivery_date: string | null;
  delivery_time: string;
  note: string | null;
  instruction: string | null;
  description: string | null;
  qr_value: string | null;
  notify: number;
  /** JSON. */
  images: string;
  payment_id: number | null;
  payment_status: 'progress' | 'paid' | 'canceled' | 'rejected' | 'refund' | null;
  paid_at: string | null;
  courier_id: number | null;
  /** JSON. */
  review: string | null;
  life_starts_at: string | null;
  life_seconds: number;
  created_at: string;
  updated_at: string;
}

/** In the order of `ids`, as the next. */
export function parcelTypeRows(store: Store, ids: number[]): ParcelTypeRow[] {
  const sql = 'SELECT * FROM parcel_types WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<ParcelTypeRow>(store, sql, ids));
}

export function parcelRows(store: Store, ids: number[]): ParcelRow[] {
  const sql = 'SELECT * FROM parcel_orders WHERE id IN (SELECT value FROM json_each(?))';
  return sortByIds(ids, rowsByIds<ParcelRow>(store, sql, ids));
}

export function parcelById(store: Store, id: number): ParcelRow | undefined {
  return store.one<ParcelRow>('SELECT * FROM parcel_orders WHERE id = ?', id);
}
