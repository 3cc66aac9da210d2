/** Reads the marketplace's collection points (R2, docs/api.md 19.3): at most five hundred, a hundred in a call. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { ListPage } from '@/lib/api/envelopes';
import { liveApi } from '@/lib/api/live';
import { longestPage, pagesBehind } from '@/lib/api/pages';
import { publicApi } from '@/lib/api/public';
import { memory } from '@/lib/cache';
import { offersCollection } from '@/lib/collection-points/offers-collection';
import { type CollectionPoint, collectionPointsSchema } from '@/lib/collection-points/schema';
import { currencyQuery, type Market } from '@/lib/market/market';

export async function listCollectionPoints(market: Market): Promise<Outcome<CollectionPoint[]>> {
  if (!offersCollection()) return { ok: true, value: [] };
  return readPages(page =>
    publicApi(path, {
      ...questionIn(market, page),
      keep: { ...memory.collectionPoints, isInventable: false },
      lane: 'optional',
    }),
  );
}

/** The same, bypassing kept answers: an order depends on whether its point is still there. */
export async function readCollectionPoints(market: Market): Promise<Outcome<CollectionPoint[]>> {
  return readPages(page => liveApi({ path, ...questionIn(market, page) }));
}

/** Null for one that is gone, and while they cannot be read. */
export async function findCollectionPoint(id: string, market: Market): Promise<CollectionPoint | null> {
  if (id === '') return null;
  const points = await listCollectionPoints(market);
  return (points.ok && points.value.find(point => point.id === id)) || null;
}

const path = 'rest/delivery-points';

/** Pages of a hundred; further ones are not asked for. The API has no order by distance (docs/api.md 19.3). */
const mostPages = 5;

/** Fails where one page does: a point that it has would seem to be gone. */
async function readPages(
  ask: (page: number) => Promise<Outcome<ListPage<CollectionPoint>>>,
): Promise<Outcome<CollectionPoint[]>> {
  const first = await ask(1);
  if (!first.ok) return first;
  const others = await pagesBehind(Math.min(first.value.lastPage, mostPages), ask);
  const failed = others.find(answer => !answer.ok);
  if (failed !== undefined) return failed;
  const points = [first, ...others].flatMap(answer => (answer.ok ? answer.value.items : []));
  // A page moves on where a point was added meanwhile.
  return { ok: true, value: [...new Map(points.map(point => [point.id, point])).values()] };
}

function questionIn(market: Market, page: number) {
  return {
    locale: market.locale,
    query: { active: 1, page, perPage: longestPage, ...currencyQuery(market) },
    schema: collectionPointsSchema(market.currency),
  };
}
