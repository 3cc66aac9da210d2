/** How does a town become rows? Fills an empty database in one transaction, the same way every time. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../database/store.ts';
import { tables } from '../database/tables.ts';
import type { Town } from '../seed/types.ts';
import { insertBannerLikes, insertBanners } from './banners.ts';
import { insertBookings } from './bookings.ts';
import { insertCategories, insertTakes } from './categories.ts';
import { insertCollectionPoints } from './collection-points.ts';
import { insertContent } from './content.ts';
import { createSeedContext } from './context.ts';
import { insertCoupons } from './coupons.ts';
import { insertCustomers } from './customers.ts';
import { insertCouriers, insertOrders } from './orders.ts';
import { insertParcels, insertParcelTypes } from './parcels.ts';
import { insertProducts } from './products.ts';
import { insertPushMessages } from './push-messages.ts';
import { insertRecipes } from './recipes.ts';
import { insertReferral } from './referral.ts';
import { insertShops } from './shops.ts';
import { insertNotificationKinds, insertPayments, insertSettings, insertStreets, insertTags } from './site.ts';
import { insertStories } from './stories.ts';
import { insertWalletMoves, numberWalletMoves } from './wallet-moves.ts';

/** `now` is the moment that "days ago" count from. */
export function seedDatabase(store: Store, town: Town, now: Date): void {
  store.transaction(() => {
    store.script(tables);
    const context = createSeedContext(store, now);
    insertSettings(context, town);
    insertPayments(context);
    insertNotificationKinds(context);
    insertTags(context);
    insertStreets(context, town);
    insertCategories(context, town);
    insertTakes(context, town);
    insertShops(context, town);
    insertCollectionPoints(context, town);
    insertProducts(context, town);
    insertBookings(context, town);
    insertParcelTypes(context);
    insertRecipes(context, town);
    insertCustomers(context, town);
    insertCoupons(context, town);
    insertCouriers(context, town);
    insertWalletMoves(context, town);
    insertOrders(context, town, now);
    insertParcels(context, town);
    numberWalletMoves(context);
    insertBanners(context, town);
    insertStories(context, town);
    insertContent(context, town);
    insertPushMessages(context, town);
    insertBannerLikes(context, town);
    insertReferral(context);
    store.run("INSERT INTO meta (key, value) VALUES ('seed', ?)", fingerprint(town));
  });
  store.script('ANALYZE');
}

/** Empties the database and seeds it again; the file and its connection stay. */
export function reseed(store: Store, town: Town, now: Date): void {
  dropTables(store);
  seedDatabase(store, town, now);
}

/** Seeds a new file, and one that was seeded with another town or by another version. Answers whether it did. */
export function seedWhenNeeded(store: Store, town: Town, now: Date): boolean {
  const known = store.one("SELECT 1 FROM sqlite_schema WHERE name = 'meta'");
  const seed = known && store.one<{ value: string }>("SELECT value FROM meta WHERE key = 'seed'")?.value;
  if (seed === fingerprint(town)) return false;
  reseed(store, town, now);
  return true;
}

/** Holidays are given in days from today: moves them along with the calendar. */
export function refreshHolidays(store: Store, today: string): void {
  store.run("UPDATE closed_dates SET day = date(?, '+' || in_days || ' days') WHERE in_days IS NOT NULL", today);
}

/** Changes with the town, the tables, and the files of this folder. */
function fingerprint(town: Town): string {
  const hash = createHash('sha256').update(tables).update(JSON.stringify(town));
  for (const file of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex');
}

/** All but the identity provider's key, which storefronts hold in memory; the search index drops its own tables. */
function dropTables(store: Store): void {
  const names = store.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'product\\_search\\_%' ESCAPE '\\' AND name <> 'kept_identity_key'",
  );
  for (const { name } of names) store.script(`DROP TABLE "${name}"`);
}
