/**
 * Answers the page of an order or a parcel that asks whether there is something new to show
 * (components/orders/live/refresh-on-change.client.tsx).
 */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import { neverKept, noContent } from '@/lib/never-kept';

/** 204 where the page has rendered this version already (`?seen=`), otherwise 200. */
export function liveResponse(request: Request, version: string): Response {
  if (version === new URL(request.url).searchParams.get('seen')) return noContent();
  return Response.json({ version }, { headers: neverKept });
}

/**
 * After a 200 the page is rendered anew and says what is wrong. A failure that says nothing of the order or parcel
 * leaves its page as it is: 503.
 */
export function liveFailure({ why }: Failure): Response {
  const isNews = why === 'unauthorized' || why === 'gone';
  return Response.json({ why }, { status: isNews ? 200 : 503, headers: neverKept });
}
