/**
 * Which numbers are shops? Those that lists and pages of this process have named so far. Anybody can make up a number, and
 * nothing is asked ahead for one.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';

/** Kept on the global object, because each bundle of a process loads this module. */
const shared = globalThis as { doorstepKnownShops?: LRUCache<string, true> };
shared.doorstepKnownShops ??= new LRUCache({ max: 50_000 });
const known = shared.doorstepKnownShops;

export function noteShops(shops: { id: string }[]): void {
  for (const { id } of shops) known.set(id, true);
}

export function isKnownShop(id: string): boolean {
  return known.has(id);
}
