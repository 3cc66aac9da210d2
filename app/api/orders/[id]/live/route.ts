/**
 * Tells whether an order has changed since its page was rendered (`seen`, lib/orders/progress/version.ts): 204 for no,
 * 200 for yes.
 */
import type { NextRequest } from 'next/server';
import { getClock, ownLocale } from '@/lib/market/queries';
import { neverKept, noContent } from '@/lib/never-kept';
import { paymentDueOf } from '@/lib/orders/payment-due';
import { versionOf } from '@/lib/orders/progress/version';
import { getOrder } from '@/lib/orders/queries';
import { tipStateOf } from '@/lib/tips/tip-state';

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = await ownLocale();
  const [order, clock] = await Promise.all([getOrder((await params).id, locale), getClock(locale)]);
  // After a 200 the page is rendered anew and says what is wrong. A failure that says nothing of the order leaves it as
  // it is.
  if (!order.ok) {
    const isNews = order.why === 'unauthorized' || order.why === 'gone';
    return Response.json({ why: order.why }, { status: isNews ? 200 : 503, headers: neverKept });
  }
  const [due, tip] = await Promise.all([paymentDueOf(order.value), tipStateOf(order.value)]);
  const version = versionOf(order.value, { due, tip: tip.kind, clock, now: Date.now() });
  if (version === request.nextUrl.searchParams.get('seen')) return noContent();
  return Response.json({ version }, { headers: neverKept });
}
