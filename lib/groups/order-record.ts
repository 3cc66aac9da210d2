/** Who had what of an order that was made together (docs/decisions/083). */
import 'server-only';
import { findAwaitedOrder, forgetAwaitedOrder, piecesOf } from '@/lib/cart/group/awaited-order';
import { findOrderRecord, findRecord, type GroupRecord, recordOrder } from '@/lib/cart/group/record-store';
import type { Order } from '@/lib/orders/schema';
import { readSession } from '@/lib/session/session';

/** Null for an order of one person, and where nothing is known. */
export async function readOrderRecord(order: Order): Promise<GroupRecord | null> {
  return (await findOrderRecord(order.id)) ?? recognised(order);
}

/**
 * Whether this is the order that a press on the checkout's button was waiting for: it is newer, and has the same things
 * for the same total. Any other order says nothing about who had what.
 */
async function recognised({ id, shop, total, lines }: Order): Promise<GroupRecord | null> {
  const session = await readSession();
  if (session === null || shop === null) return null;
  const buyer = { customerId: session.customer.id, shopId: shop.id };
  const awaited = await findAwaitedOrder(buyer);
  if (awaited === null || awaited.pieces !== piecesOf(lines)) return null;
  if (Number(id) <= awaited.newestOrder || Number(id) > (awaited.upTo ?? Number.POSITIVE_INFINITY)) return null;
  const record = await findRecord(awaited.cart);
  if (record === null || record.total !== total) return null;
  await recordOrder(awaited.cart, id);
  await forgetAwaitedOrder(buyer, awaited.cart);
  return record;
}
