/**
 * Knows which ids are shops: those that lists and pages of this process have named so far. Anybody can make up an id,
 * and nothing is requested ahead for one.
 */
import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/stores/process-wide';

const known = processWide('doorstepKnownShops', () => new LRUCache<string, true>({ max: 50_000 }));

export function rememberShops(shops: { id: string }[]): void {
  for (const { id } of shops) known.set(id, true);
}

export function isKnownShop(id: string): boolean {
  return known.has(id);
}
