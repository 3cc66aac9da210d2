/**
 * Remembers how to recognize the order that a group's cart becomes when we never learn its number: in R2 a payment at
 * the payment provider makes it, and an answer may be lost (docs/decisions/083).
 */
import 'server-only';
import { z } from 'zod';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Seconds: as long as the record of who had what is kept. */
const keptFor = 30 * secondsIn.day;

const schema = z.object({
  /** The group's cart id. */
  cart: z.string(),
  /** The id of the customer's newest order of this shop before it; 0 for none. */
  newestOrder: z.number(),
  /** The newest order at the time when something else was ordered: a newer one is not the group's. */
  upTo: z.number().nullable(),
  pieces: z.string(),
});

type AwaitedOrder = z.output<typeof schema>;

const awaitedOrders = storedRecord(schema, keptFor);

/** Who orders at which shop. One group order is awaited for each, the newest. */
interface Buyer {
  customerId: string;
  shopId: string;
}

export async function awaitOrder(buyer: Buyer, awaited: AwaitedOrder): Promise<void> {
  await awaitedOrders.write(keyOf(buyer), awaited);
}

export async function findAwaitedOrder(buyer: Buyer): Promise<AwaitedOrder | null> {
  return awaitedOrders.read(keyOf(buyer));
}

/** Called before something else is ordered at the shop: that order may contain the same things. */
export async function boundAwaitedOrder(buyer: Buyer, newestOrder: number): Promise<void> {
  const awaited = await findAwaitedOrder(buyer);
  if (awaited?.upTo === null) await awaitOrder(buyer, { ...awaited, upTo: newestOrder });
}

/** Stops waiting for the order of this cart; one of another group is still awaited. */
export async function forgetAwaitedOrder(buyer: Buyer, cart: string): Promise<void> {
  if ((await findAwaitedOrder(buyer))?.cart === cart) await sharedStore.release(keyOf(buyer));
}

interface Piece {
  stockId: string;
  quantity: number;
}

/**
 * Lists how much of each stock was bought by all participants together: the same for a cart and for the order that it
 * becomes.
 */
export function piecesOf(lines: (Piece & { isBonus: boolean; addons: Piece[] })[]): string {
  const bought = lines.filter(({ isBonus }) => !isBonus).flatMap(line => [line, ...line.addons]);
  const sums = [...Map.groupBy(bought, ({ stockId }) => stockId)].map(([stockId, same]) => {
    return `${stockId}x${same.reduce((sum, { quantity }) => sum + quantity, 0)}`;
  });
  return sums.toSorted().join(' ');
}

function keyOf({ customerId, shopId }: Buyer): string {
  return `group-awaited ${customerId} ${shopId}`;
}
