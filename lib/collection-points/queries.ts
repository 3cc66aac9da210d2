/** Reads the marketplace's collection points (R2, docs/api.md 19.3): at most a hundred, in one call. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { liveApi } from '@/lib/api/live';
import { longestPage } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { isSecondRevision } from '@/lib/api/revision';
import { memory } from '@/lib/cache';
import { type CollectionPoint, collectionPointsSchema } from '@/lib/collection-points/schema';
import { currencyQuery, type Market } from '@/lib/market/market';

/** R1 has no collection points, and is not asked for any. */
export function offersCollection(): boolean {
  return isSecondRevision();
}

export async function listCollectionPoints(market: Market): Promise<Outcome<CollectionPoint[]>> {
  if (!offersCollection()) return { ok: true, value: [] };
  return publicApi(path, { ...questionIn(market), keep: memory.collectionPoints, lane: 'optional' });
}

/** The same, bypassing kept answers: an order depends on whether its point is still there. */
export async function readCollectionPoints(market: Market): Promise<Outcome<CollectionPoint[]>> {
  return liveApi({ path, ...questionIn(market) });
}

/** Null for one that is gone, and while they cannot be read. */
export async function findCollectionPoint(id: string, market: Market): Promise<CollectionPoint | null> {
  if (id === '') return null;
  const points = await listCollectionPoints(market);
  return (points.ok && points.value.find(point => point.id === id)) || null;
}

const path = 'rest/delivery-points';

function questionIn(market: Market) {
  return {
    locale: market.locale,
    query: { active: 1, perPage: longestPage, ...currencyQuery(market) },
    schema: collectionPointsSchema(market.currency),
  };
}
