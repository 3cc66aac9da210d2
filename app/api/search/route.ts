/** Serves one list of the search popover, page by page, while the customer types. */
import type { NextRequest } from 'next/server';
import { marketOf } from '@/lib/market/market';
import { malformed, neverKept } from '@/lib/never-kept';
import { answerSearch } from '@/lib/search/answer';
import { searchQuerySchema } from '@/lib/search/schema';
import { isPlace } from '@/lib/view/view';
import { readView } from '@/lib/view/view-cookie';

export async function GET(request: NextRequest): Promise<Response> {
  const input = searchQuerySchema.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!input.success) return malformed();
  const { q: term, kind, page, locale, currency, place, shop: shopId } = input.data;
  const view = await readView();
  const search = {
    term,
    place: place !== undefined && isPlace(place) ? place : view.place,
    market: await marketOf(locale, currency ?? view.currency),
    shopId,
  };
  const answer = await answerSearch(search, kind, page);
  if (answer === null) return Response.json({ error: 'offline' }, { status: 503, headers: neverKept });
  return Response.json(answer, { headers: neverKept });
}
