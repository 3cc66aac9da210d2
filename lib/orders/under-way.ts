/** Whether an order is still under way; the `me` cookie learns it, for kept pages. */
import 'server-only';
import { readCookie } from '@/lib/cookies/cookie-jar';
import { defaultLocale } from '@/lib/i18n/locales';
import { listOpenOrders } from '@/lib/orders/queries';
import { parseMe } from '@/lib/session/me';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { readSession } from '@/lib/session/session';

/**
 * Route handlers only. Asked for those alone of whom the cookie believes it; what it said stands while the API is away.
 */
export async function refreshUnderWay(): Promise<boolean> {
  if (!parseMe(await readCookie('me')).hasOpenOrder || (await readSession()) === null) return false;
  const open = await listOpenOrders(defaultLocale);
  if (!open.ok) return open.why === 'offline';
  const hasOpenOrder = open.value.items.length > 0;
  if (!hasOpenOrder) await updateMeCookie({ hasOpenOrder });
  return hasOpenOrder;
}
