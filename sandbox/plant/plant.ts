/** How does a town become rows? Fills an empty database in one transaction; nothing in it is left to chance. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Town } from '../seed/types.ts';
import type { Store } from '../store.ts';
import { tables } from '../tables.ts';
import { type Bed, bedOf } from './bed.ts';
import { plantCategories } from './categories.ts';
import { plantCoupons } from './coupons.ts';
import { plantCustomers } from './customers.ts';
import { plantInboxes } from './inbox.ts';
import { plantCouriers, plantOrders } from './orders.ts';
import { plantProducts } from './products.ts';
import { plantRecipes } from './recipes.ts';
import { plantShops } from './shops.ts';
import { plantMap, plantNotificationKinds, plantPayments, plantSettings, plantTags } from './site.ts';
import { plantBanners, plantStories } from './windows.ts';

/** `now` is the seeding moment that "days ago" count from. */
export function plant(store: Store, town: Town, now: Date): void {
  store.together(() => {
    store.script(tables);
    const bed: Bed = bedOf(store, now);
    plantSettings(bed, town);
    plantPayments(bed);
    plantNotificationKinds(bed);
    plantTags(bed);
    plantMap(bed, town);
    plantCategories(bed, town);
    plantShops(bed, town);
    plantProducts(bed, town);
    plantRecipes(bed, town);
    plantCustomers(bed, town);
    plantCoupons(bed, town);
    plantCouriers(bed, town);
    plantOrders(bed, town, now);
    plantBanners(bed, town);
    plantStories(bed, town);
    plantInboxes(bed, town);
    store.run("INSERT INTO meta (key, value) VALUES ('seed', ?)", fingerprint(town));
  });
  store.script('ANALYZE');
}

/** Empties the database and plants again; the file and its connection stay. */
export function replant(store: Store, town: Town, now: Date): void {
  uproot(store);
  plant(store, town, now);
}

/** Plants when the file is new or was planted with another town. Says whether it did. */
export function plantWhenNeeded(store: Store, town: Town, now: Date): boolean {
  const known = store.one("SELECT 1 FROM sqlite_schema WHERE name = 'meta'");
  const seed = known && store.one<{ value: string }>("SELECT value FROM meta WHERE key = 'seed'")?.value;
  if (seed === fingerprint(town)) return false;
  replant(store, town, now);
  return true;
}

/** Moves the holidays that were given in days from now to count from today. */
export function refreshHolidays(store: Store, today: string): void {
  store.run("UPDATE closed_dates SET day = date(?, '+' || in_days || ' days') WHERE in_days IS NOT NULL", today);
}

/** Changes when the town, the tables or the way of planting do. */
function fingerprint(town: Town): string {
  const hash = createHash('sha256').update(tables).update(JSON.stringify(town));
  for (const file of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}

function uproot(store: Store): void {
  const names = store.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'product\\_search\\_%' ESCAPE '\\' AND name <> 'kept_identity_key'",
  );
  for (const { name } of names) store.script(`DROP TABLE "${name}"`);
}
