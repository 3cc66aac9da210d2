/** Carries out what `lib/route.ts` answers: rewrites a public address to its inner page, or redirects to the clean one. */
import { type NextRequest, NextResponse } from 'next/server';
import { contentPolicy } from '@/lib/content-policy.mjs';
import { noticeCookie, noticeHeader } from '@/lib/notice-cookie';
import { pictureServiceUrl } from '@/lib/picture';
import { requestPathHeader } from '@/lib/request-path';
import { type PageAnswer, route } from '@/lib/route';
import { sdkOf } from '@/lib/sdk-page';
import { recentCookie } from '@/lib/search/recent';
import { recentCookieOptions } from '@/lib/search/recent-cookie';
import { recentAfter } from '@/lib/search/recent-visit';
import { meCookie } from '@/lib/session/me';
import { fingerprint, sessionCookie } from '@/lib/session/session-cookie';
import { viewCookie } from '@/lib/view/view';

export const config = {
  runtime: 'nodejs',
  // Framework files, route handlers and machine-readable files; everything else, with or without a dot, is a page.
  matcher: [
    '/((?!_next/|api/|og/|icons/|favicon\\.ico$|order-keeper\\.js$|robots\\.txt$|sitemap|manifest\\.webmanifest$).*)',
  ],
};

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams, search } = request.nextUrl;
  const picture = pictureServiceUrl(pathname, process.env.API_URL ?? '');
  if (picture !== null) return NextResponse.rewrite(moved(request, picture));

  const query = new URLSearchParams(searchParams);
  query.delete('_rsc');
  const ended = endedSession(request);
  if (ended !== null) return ended;

  const isSignedIn = request.cookies.has(sessionCookie);
  const answer = route({
    path: pathname,
    query,
    viewCookie: request.cookies.get(viewCookie)?.value,
    localeCookie: request.cookies.get('locale')?.value,
    isSignedIn,
    isFromInside: request.headers.get('sec-fetch-site') === 'same-origin',
    isSubmission: request.method === 'POST',
  });
  if (answer.kind === 'redirect')
    return NextResponse.redirect(moved(request, answer.to), answer.isPermanent ? 308 : 307);

  const page = answer.inner.split('?')[0] ?? '';
  const sdk = sdkOf({ page, query, isSignedIn }, process.env);
  if (sdk !== null && isClientNavigation(request))
    return new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'private, no-store' } });

  const headers = new Headers(request.headers);
  headers.set(requestPathHeader, `${pathname}${search}`);
  const notice = answer.isOwn && isVisit(request) ? request.cookies.get(noticeCookie)?.value : undefined;
  headers.delete(noticeHeader);
  if (notice !== undefined) headers.set(noticeHeader, notice);
  const response = NextResponse.rewrite(moved(request, answer.inner), { request: { headers } });
  if (notice !== undefined) response.cookies.delete(noticeCookie);
  if (isVisit(request)) {
    const recent = recentAfter(pathname, query, request.cookies.get(recentCookie)?.value);
    if (recent !== null) response.cookies.set(recentCookie, recent, recentCookieOptions);
  }
  if (sdk !== null) {
    const isDevelopment = process.env.NODE_ENV === 'development';
    response.headers.set('Content-Security-Policy', contentPolicy({ isDevelopment, sdk }));
  }
  const caching = cachingOf(answer);
  if (caching !== null) response.headers.set('Cache-Control', caching);
  return response;
}

/** What caches on the way and the browser may do with a page; null leaves it to Next. */
function cachingOf({ isOwn }: PageAnswer): string | null {
  // Nobody sees a customer's page again by the back button once they have signed out.
  if (isOwn) return 'private, no-store';
  // Several views share one address, so a cache on the way may only keep pages when it knows the view (DESIGN 2.4). Not
  // "no-cache": Next would take it for the visitor's own wish, and never answer 304.
  return process.env.CDN_KEEPS_VIEWS === '1' ? null : 'private, max-age=0, must-revalidate';
}

/** A client navigation keeps the policy of the document it stands in: without a body the router asks for a whole one. */
function isClientNavigation(request: NextRequest): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-dest') === 'empty';
}

/** A page whose call was answered 401 sends here (lib/session/end-session.ts), because it cannot end the session itself. */
function endedSession(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl;
  const sealed = request.cookies.get(sessionCookie)?.value;
  const ended = searchParams.get('ended');
  if (ended === null || sealed === undefined || fingerprint(sealed) !== ended) return null;
  const query = new URLSearchParams(searchParams);
  query.delete('ended');
  const response = NextResponse.redirect(moved(request, `${pathname}?${query}`), 303);
  response.cookies.delete(sessionCookie);
  response.cookies.delete(meCookie);
  response.cookies.set(noticeCookie, 'key=unauthorized&tone=trouble', { httpOnly: true, sameSite: 'lax', maxAge: 60 });
  return response;
}

function isVisit(request: NextRequest): boolean {
  return request.method === 'GET' && !request.headers.has('next-router-prefetch');
}

/** A clone keeps the host as Next sees it: an address made from `request.url` would count as another server's. */
function moved(request: NextRequest, address: string): URL {
  const [pathname = '/', search = ''] = address.split('?');
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = search;
  return url;
}
