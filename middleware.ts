/** Carries out what `lib/route.ts` answers: rewrites a public address to its inner page, or redirects to the clean one. */
import { type NextRequest, NextResponse } from 'next/server';
import { addressHeader } from '@/lib/current-address';
import { spelledOut } from '@/lib/picture';
import { route } from '@/lib/route';
import { recentCookie } from '@/lib/search/recent';
import { recentCookieOptions } from '@/lib/search/recent-cookie';
import { recentAfter } from '@/lib/search/recent-visit';
import { viewCookie } from '@/lib/view';

export const config = {
  runtime: 'nodejs',
  // Framework files, route handlers and machine-readable files; everything else, with or without a dot, is a page.
  matcher: ['/((?!_next/|api/|og/|icons/|favicon\\.ico$|robots\\.txt$|sitemap|manifest\\.webmanifest$).*)'],
};

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams, search } = request.nextUrl;
  const picture = spelledOut(pathname, process.env.API_URL ?? '');
  if (picture !== null) return NextResponse.rewrite(moved(request, picture));

  const query = new URLSearchParams(searchParams);
  query.delete('_rsc');
  const answer = route({
    path: pathname,
    query,
    viewCookie: request.cookies.get(viewCookie)?.value,
    localeCookie: request.cookies.get('locale')?.value,
    isFromInside: request.headers.get('sec-fetch-site') === 'same-origin',
  });
  if (answer.kind === 'redirect')
    return NextResponse.redirect(moved(request, answer.to), answer.isPermanent ? 308 : 307);

  const headers = new Headers(request.headers);
  headers.set(addressHeader, `${pathname}${search}`);
  const response = NextResponse.rewrite(moved(request, answer.inner), { request: { headers } });
  if (!request.headers.has('next-router-prefetch')) {
    const recent = recentAfter(pathname, query, request.cookies.get(recentCookie)?.value);
    if (recent !== null) response.cookies.set(recentCookie, recent, recentCookieOptions);
  }
  // Several views share one address, so a cache on the way may only keep pages when it knows the view (DESIGN 2.4). Not
  // "no-cache": Next would take it for the visitor's own wish, and never answer 304.
  if (process.env.CDN_KEEPS_VIEWS !== '1') response.headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
  return response;
}

/** A clone keeps the host as Next sees it: an address made from `request.url` would count as another server's. */
function moved(request: NextRequest, address: string): URL {
  const [pathname = '/', search = ''] = address.split('?');
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = search;
  return url;
}
