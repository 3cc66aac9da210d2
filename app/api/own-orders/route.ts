/**
 * The customer's order under way, and with `again` the orders to repeat, for kept pages. No press causes this request,
 * so it leads nobody to the login page: after the session has ended it answers with nothing.
 */
import type { NextRequest } from 'next/server';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { type OwnOrders, ordersToRepeat, underWayOf } from '@/components/orders/own/own-orders';
import { requestLocale } from '@/lib/i18n/request-locale';
import { neverKept, noContent } from '@/lib/never-kept';
import { listOpenOrders, listPastOrders, listPaymentsDue } from '@/lib/orders/queries';
import { updateMeCookie } from '@/lib/session/me-cookie';
import { readSession } from '@/lib/session/session';

export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const locale = requestLocale(nextUrl.searchParams);
  if ((await readSession()) === null) return noContent();
  const [open, past, context] = await Promise.all([
    listOpenOrders(locale),
    nextUrl.searchParams.has('again') ? listPastOrders(1, locale) : null,
    orderWordsContext(locale),
  ]);
  const hasNothing = !open.ok && (open.why === 'unauthorized' || open.why === 'gone');
  if (!open.ok && !hasNothing) return Response.json({ why: open.why }, { status: 503, headers: neverKept });
  if (!open.ok) return Response.json({ underWay: null, again: [] } satisfies OwnOrders, { headers: neverKept });
  const again = past?.ok ? ordersToRepeat(past.value.items, context, locale) : [];
  await updateMeCookie({
    hasOpenOrder: open.value.items.length > 0,
    ...(past?.ok && !past.value.isPartial && { hasNoneAgain: again.length === 0 }),
  });
  const due = await listPaymentsDue(open.value.items.slice(0, 1), locale);
  const answer: OwnOrders = { underWay: underWayOf(open.value.items, due, context, locale), again };
  return Response.json(answer, { headers: neverKept });
}
