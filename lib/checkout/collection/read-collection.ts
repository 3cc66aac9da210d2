/** Reads what a checkout offers to collect at, in one call at most. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { timesOf } from '@/lib/checkout/checkout-times';
import { type Collection, collectionOf } from '@/lib/checkout/collection/collection';
import type { Draft } from '@/lib/checkout/draft/draft';
import { listCollectionPoints, readCollectionPoints } from '@/lib/collection-points/queries';
import type { CollectionPoint } from '@/lib/collection-points/schema';
import { inTime } from '@/lib/in-time';
import type { Market } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { Shop } from '@/lib/shops/schema';
import type { Point } from '@/lib/view/view';

/** Milliseconds for which a checkout waits that is about delivery or pickup. */
const patience = 300;

/** Null where it is not offered. Waits for the shop only where one of the points is preselected. */
export async function readCollection(
  draft: Draft,
  from: Point | null,
  asked: Promise<Outcome<Shop>>,
  market: Market,
): Promise<Collection | null> {
  const points = await readPoints(draft, market);
  const isChosen = draft.collectionPoint !== '' || points === null || points.length === 0;
  const [shop, clock] = isChosen ? [null, null] : await Promise.all([asked, getClock(market.locale)]);
  return collectionOf(points, draft, from, shop?.ok ? timesOf(shop.value, draft, clock, null).when : null);
}

/**
 * Asked anew for a customer who wants to collect, since the order depends on it. Null while unknown, for any other also
 * where the answer is late.
 */
async function readPoints({ fulfilment }: Draft, market: Market): Promise<CollectionPoint[] | null> {
  const isWanted = fulfilment === 'collection';
  const asked = isWanted ? readCollectionPoints(market) : listCollectionPoints(market);
  const points = asked.then(found => (found.ok ? found.value : null));
  return isWanted ? points : inTime(points, patience, () => null);
}
