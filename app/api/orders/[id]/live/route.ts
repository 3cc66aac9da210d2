/** Tells whether an order has changed since its page was rendered (lib/orders/progress/version.ts). */
import { getClock, ownLocale } from '@/lib/market/queries';
import { paymentDueOf } from '@/lib/orders/payment-due';
import { liveFailure, liveResponse } from '@/lib/orders/progress/live-response';
import { versionOf } from '@/lib/orders/progress/version';
import { getOrder } from '@/lib/orders/queries';
import { tipStateOf } from '@/lib/tips/tip-state';

export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const locale = await ownLocale();
  const [order, clock] = await Promise.all([getOrder((await params).id, locale), getClock(locale)]);
  if (!order.ok) return liveFailure(order);
  const [due, tip] = await Promise.all([paymentDueOf(order.value), tipStateOf(order.value)]);
  return liveResponse(request, versionOf(order.value, { due, tip: tip.kind, clock, now: Date.now() }));
}
