/**
 * By what the order will be known that a group's cart becomes without our hearing its number: in R2 a provider's payment
 * makes it, and an answer may be lost (docs/decisions/083).
 */
import 'server-only';
import { z } from 'zod';
import { sharedStore } from '@/lib/stores/shared-store';

/** Seconds: as long as who had what is kept. */
const keptFor = 30 * 24 * 3600;

const schema = z.object({
  /** The group's. */
  cart: z.string(),
  /** The customer's newest order of this shop before it; 0 for none. */
  newestOrder: z.number(),
  /** The newest when something else was ordered afterwards: what is newer than that is not it. */
  upTo: z.number().nullable(),
  pieces: z.string(),
});

type AwaitedOrder = z.output<typeof schema>;

/** Whose order of which shop: one of a group is awaited at a time, the newest. */
interface Buyer {
  customerId: string;
  shopId: string;
}

export async function awaitOrder(buyer: Buyer, awaited: AwaitedOrder): Promise<void> {
  await sharedStore.set(keyOf(buyer), JSON.stringify(awaited), keptFor);
}

export async function findAwaitedOrder(buyer: Buyer): Promise<AwaitedOrder | null> {
  const stored = await sharedStore.get(keyOf(buyer));
  return stored === null ? null : schema.parse(JSON.parse(stored));
}

/** Before something else is ordered there: that may be the same things once more. */
export async function boundAwaitedOrder(buyer: Buyer, newestOrder: number): Promise<void> {
  const awaited = await findAwaitedOrder(buyer);
  if (awaited?.upTo === null) await awaitOrder(buyer, { ...awaited, upTo: newestOrder });
}

/** That of this cart; another group's is awaited still. */
export async function forgetAwaitedOrder(buyer: Buyer, cart: string): Promise<void> {
  if ((await findAwaitedOrder(buyer))?.cart === cart) await sharedStore.release(keyOf(buyer));
}

interface Piece {
  stockId: string;
  quantity: number;
}

/** How much of each stock was bought, by whomever: the same for a cart and for the order that it becomes. */
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
