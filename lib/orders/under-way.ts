/** Finds out whether an order is under way, and writes it to the `me` cookie for kept pages. */
import 'server-only';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { defaultLocale } from '@/lib/i18n/locales';
import { listOpenOrders } from '@/lib/orders/queries';
import { parseMe } from '@/lib/session/me';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { readSession } from '@/lib/session/session';

/**
 * Route handlers only. Asks only for customers whose cookie says so; while the API is away the cookie keeps its value.
 */
export async function refreshUnderWay(): Promise<boolean> {
  if (!parseMe(await readCookie('me')).hasOpenOrder || (await readSession()) === null) return false;
  const open = await listOpenOrders(defaultLocale);
  if (!open.ok) return open.why === 'offline';
  const hasOpenOrder = open.value.items.length > 0;
  if (!hasOpenOrder) await updateMeCookie({ hasOpenOrder });
  return hasOpenOrder;
}
