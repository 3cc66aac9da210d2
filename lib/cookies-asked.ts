/**
 * Answers a path that needs the cookies which its browser was just given (lib/forms/needing-cookies.ts): leads to the path
 * itself where they came back, else tells that they did not. Null for any other path.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { cookiesParameter } from '@/lib/paths/cookies-parameter';
import { refuseRequest } from '@/lib/refuse-request';
import { isVisit, urlOfPath } from '@/lib/requests/navigation';

export async function cookiesAsked(request: NextRequest, query: URLSearchParams): Promise<NextResponse | null> {
  if (!query.has(cookiesParameter) || !isVisit(request)) return null;
  query.delete(cookiesParameter);
  const { pathname } = request.nextUrl;
  const shown = urlOfPath(request, query.size === 0 ? pathname : `${pathname}?${query}`);
  if (request.headers.has('cookie')) return NextResponse.redirect(shown, 303);
  return refuseRequest(new Request(shown, { headers: request.headers }), { status: 403, reason: 'cookies' });
}
