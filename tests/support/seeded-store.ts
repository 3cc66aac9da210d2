/** A sandbox's database in memory, with its town in it. A process seeds each town once and copies it for every test. */
import { openStore, type Store } from '../../sandbox/database/store.ts';
import type { Town } from '../../sandbox/seed/types.ts';
import { seedDatabase } from '../../sandbox/seed-database/seed-database.ts';

const keeper = globalThis as { seededTowns?: Map<string, Uint8Array> };

/** Outlives the modules, which each file of tests loads anew. */
const towns = keeper.seededTowns ?? new Map<string, Uint8Array>();
keeper.seededTowns = towns;

/** `name` stands for the town and the moment. */
export function seededStore(name: string, town: Town, now: Date): Store {
  const known = towns.get(name);
  if (known) return openStore(':memory:', known);
  const store = openStore(':memory:');
  seedDatabase(store, town, now);
  towns.set(name, store.bytes());
  return store;
}
