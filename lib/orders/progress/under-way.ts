/** Finds out whether an order is under way. The `me` cookie says so to kept pages. */
import 'server-only';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { ownLocale } from '@/lib/market/queries';
import { listOpenOrders } from '@/lib/orders/queries';
import { parseMe } from '@/lib/session/me';
import { readSession } from '@/lib/session/session';

/**
 * Calls the API only for customers whose cookie says that an order is under way. `isOver`: there is none any more, so
 * the cookie has to be updated. While the API is away the cookie keeps its value.
 */
export async function findUnderWay(): Promise<{ isUnderWay: boolean; isOver: boolean }> {
  if (!parseMe(await readCookie('me')).hasOpenOrder || (await readSession()) === null)
    return { isUnderWay: false, isOver: false };
  const open = await listOpenOrders(await ownLocale());
  if (!open.ok) return { isUnderWay: open.why !== 'unauthorized' && open.why !== 'gone', isOver: false };
  const isUnderWay = open.value.items.length > 0;
  return { isUnderWay, isOver: !isUnderWay };
}
