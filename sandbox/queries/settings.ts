/** What has the operator set? */

import type { Store } from '../database/store.ts';
import { distanceKm, distanceKmOfR1 } from '../rules/distance.ts';

export function settingOf(store: Store, key: string): string | null {
  return store.one<{ value: string | null }>('SELECT value FROM settings WHERE key = ?', key)?.value ?? null;
}

export function isSet(store: Store, key: string): boolean {
  return settingOf(store, key) === '1';
}

/** Whether the market was told to count as R2 does, where the revisions differ (docs/decisions/112). */
export function isSecondRevision(store: Store): boolean {
  return settingOf(store, 'revision') === 'R2';
}

/** Whether the market was told to know no types of shops, as late R2 (docs/api.md 2.3, 6.2). */
export function hasNoTypes(store: Store): boolean {
  return settingOf(store, 'shop_types') === 'none';
}

/** Whether the market was told to put sub-categories of a menu into their sections, as R2 (docs/api.md 6.5). */
export function isNested(store: Store): boolean {
  return settingOf(store, 'sub_categories') === 'nested';
}

/** Whether the market was told to list shops by the few columns that R1 loads (docs/api.md 6.2). */
export function listsFewColumns(store: Store): boolean {
  return settingOf(store, 'listed_shops') === 'R1';
}

/** How the market was told to measure ways: as R1 does, or rightly (docs/api.md 9.3). */
export function measureOf(store: Store): typeof distanceKm {
  return settingOf(store, 'measure') === 'R1' ? distanceKmOfR1 : distanceKm;
}

/** In the base currency; 0 when no number is set. */
export function amountOf(store: Store, key: string): number {
  return Math.max(Number(settingOf(store, key)) || 0, 0);
}
