/** For the middleware: tells visits, prefetches and the router's requests apart, and leads them elsewhere. */
import { type NextRequest, NextResponse } from 'next/server';
import { neverKept } from '@/lib/never-kept';

export function isVisit(request: NextRequest): boolean {
  return request.method === 'GET' && !request.headers.has('next-router-prefetch');
}

export function isClientNavigation(request: NextRequest): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-dest') === 'empty';
}

/** An answer without a body makes the router load a whole new document. */
export function wholeDocument(): NextResponse {
  return new NextResponse(null, { status: 204, headers: neverKept });
}

/**
 * Clones `nextUrl` to keep the host as Next sees it: Next would take a URL made from `request.url` for another
 * server's.
 */
export function urlOfPath(request: NextRequest, path: string): URL {
  // A query may contain another question mark.
  const [pathname = '/', ...search] = path.split('?');
  const url = request.nextUrl.clone();
  url.pathname = pathname;
  url.search = search.join('?');
  return url;
}
