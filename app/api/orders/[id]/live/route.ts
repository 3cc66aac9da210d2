/** Whether an order still stands as its page shows it (`seen`, lib/orders/version.ts): 204, or 200 for "look again". */
import type { NextRequest } from 'next/server';
import { defaultLocale } from '@/lib/i18n/locales';
import { getOrder } from '@/lib/orders/queries';
import { versionOf } from '@/lib/orders/version';

const headers = { 'Cache-Control': 'private, no-store' };

export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const order = await getOrder((await params).id, defaultLocale);
  // The page that looks again says what is wrong; one that cannot know stays as it is.
  if (!order.ok) return Response.json({ why: order.why }, { status: order.why === 'offline' ? 503 : 200, headers });
  const version = versionOf(order.value);
  if (version === request.nextUrl.searchParams.get('seen')) return new Response(null, { status: 204, headers });
  return Response.json({ version }, { headers });
}
