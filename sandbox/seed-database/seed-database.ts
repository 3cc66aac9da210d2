/** How does a town become rows? Fills an empty database in one transaction; nothing in it is left to chance. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../database/store.ts';
import { tables } from '../database/tables.ts';
import type { Town } from '../seed/types.ts';
import { insertBanners, insertStories } from './banners.ts';
import { insertCategories } from './categories.ts';
import { createSeedContext, type SeedContext } from './context.ts';
import { insertCoupons } from './coupons.ts';
import { insertCustomers } from './customers.ts';
import { insertCouriers, insertOrders } from './orders.ts';
import { insertProducts } from './products.ts';
import { insertInboxes } from './push-messages.ts';
import { insertRecipes } from './recipes.ts';
import { insertShops } from './shops.ts';
import { insertMap, insertNotificationKinds, insertPayments, insertSettings, insertTags } from './site.ts';

/** `now` is the seeding moment that "days ago" count from. */
export function plant(store: Store, town: Town, now: Date): void {
  store.transaction(() => {
    store.script(tables);
    const bed: SeedContext = createSeedContext(store, now);
    insertSettings(bed, town);
    insertPayments(bed);
    insertNotificationKinds(bed);
    insertTags(bed);
    insertMap(bed, town);
    insertCategories(bed, town);
    insertShops(bed, town);
    insertProducts(bed, town);
    insertRecipes(bed, town);
    insertCustomers(bed, town);
    insertCoupons(bed, town);
    insertCouriers(bed, town);
    insertOrders(bed, town, now);
    insertBanners(bed, town);
    insertStories(bed, town);
    insertInboxes(bed, town);
    store.run("INSERT INTO meta (key, value) VALUES ('seed', ?)", fingerprint(town));
  });
  store.script('ANALYZE');
}

/** Empties the database and plants again; the file and its connection stay. */
export function reseed(store: Store, town: Town, now: Date): void {
  dropTables(store);
  plant(store, town, now);
}

/** Plants when the file is new or was planted with another town. Says whether it did. */
export function seedWhenNeeded(store: Store, town: Town, now: Date): boolean {
  const known = store.one("SELECT 1 FROM sqlite_schema WHERE name = 'meta'");
  const seed = known && store.one<{ value: string }>("SELECT value FROM meta WHERE key = 'seed'")?.value;
  if (seed === fingerprint(town)) return false;
  reseed(store, town, now);
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

function dropTables(store: Store): void {
  const names = store.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'product\\_search\\_%' ESCAPE '\\' AND name <> 'kept_identity_key'",
  );
  for (const { name } of names) store.script(`DROP TABLE "${name}"`);
}
