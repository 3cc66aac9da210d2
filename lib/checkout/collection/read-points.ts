/** Reads the collection points for a checkout, in one call at most. */
import 'server-only';
import type { Draft } from '@/lib/checkout/draft/draft';
import { listCollectionPoints, offersCollection, readCollectionPoints } from '@/lib/collection-points/queries';
import type { CollectionPoint } from '@/lib/collection-points/schema';
import { inTime } from '@/lib/in-time';
import type { Market } from '@/lib/market/market';

/** Milliseconds for which a checkout waits that is about delivery or pickup. */
const patience = 300;

/** A choice that R1 does not know counts as none. */
export function asOffered(draft: Draft): Draft {
  return draft.fulfilment === 'collection' && !offersCollection() ? { ...draft, fulfilment: '' } : draft;
}

/**
 * Asked anew for a customer who wants to collect, since the order depends on it. Null while unknown, for any other also
 * where the answer is late.
 */
export async function readPoints({ fulfilment }: Draft, market: Market): Promise<CollectionPoint[] | null> {
  const isWanted = fulfilment === 'collection';
  const asked = isWanted ? readCollectionPoints(market) : listCollectionPoints(market);
  const points = asked.then(found => (found.ok ? found.value : null));
  return isWanted ? points : inTime(points, patience, () => null);
}
