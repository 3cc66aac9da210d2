/**
 * Carries out what `lib/route.ts` decides: rewrites a public path to its inner page, or redirects to the clean path.
 */
import { type NextRequest, NextResponse } from 'next/server';
import { contentPolicy } from '@/lib/content-policy.mjs';
import { RequestCookies } from '@/lib/cookies/request-cookies';
import { cookiesAsked } from '@/lib/cookies-asked';
import { splitLocale } from '@/lib/i18n/localized-path';
import { offeredLocales } from '@/lib/i18n/offered-locales';
import { neverKept } from '@/lib/never-kept';
import { encodeNotice, noticeHeader } from '@/lib/notices/notice-format';
import { claimShowing, passedOnParameter, takePassedOn } from '@/lib/notices/notice-store';
import { isAuthPage } from '@/lib/paths/auth-pages';
import { requestPathHeader } from '@/lib/paths/request-path';
import { returnPath } from '@/lib/paths/return-path';
import { hasPolicyOf, sdkOf } from '@/lib/paths/sdk-page';
import { pictureServiceUrl } from '@/lib/pictures/picture';
import { withdrawPush } from '@/lib/push/withdraw-push';
import { expensiveCall, expensivePage } from '@/lib/rate-limit/expensive';
import { refuseRequest, refuseTooMany } from '@/lib/refuse-request';
import { refusedForPage } from '@/lib/request-body';
import { isClientNavigation, isVisit, urlOfPath, wholeDocument } from '@/lib/requests/navigation';
import { type Deployment, isSecureRequest } from '@/lib/requests/request-scheme';
import { isSameOrigin } from '@/lib/requests/same-origin';
import { type Answer, type PageAnswer, type RedirectAnswer, route, visitOf } from '@/lib/route';
import { recentAfter } from '@/lib/search/recent-visit';
import { isLoginPath, loginPath } from '@/lib/session/login-path';
import { parseMe } from '@/lib/session/me';
import { sessionFingerprint } from '@/lib/session/session-fingerprint';
import { invitedBy } from '@/lib/sign-in/invited';
import { loginLeadingBack } from '@/lib/sign-in/way-back';
import { viewOfAction } from '@/lib/view/view-of-action';

export const config = {
  runtime: 'nodejs',
  // Excludes exactly the files of the build and of public/, and the route handlers; a similar path is a page, and
  // route() answers that there is none. tests/unit/middleware.test.ts compares this list with app/ and public/.
  matcher: [
    '/((?!(?:_next/static/(?:chunks|media|joined)/.+|_next/static/[\\w-]+/_\\w+Manifest\\.js|_next/image|favicon\\.ico|icons/(?:apple-touch-icon\\.png|icon-(?:192|512)\\.png|icon\\.svg|maskable-512\\.png|sprite-1caf47b9\\.svg|storefront\\.webp)|order-keeper\\.js|robots\\.txt|manifest\\.webmanifest|sitemap\\.xml|sitemap/[\\w-]+\\.xml|og/home|og/(?:product|shop)/[\\da-f-]+|api/(?:address-words|addresses|cart|chats/(?:unread|\\w+/(?:messages|seen|stream))|delete-account|delivers|group|health|here|language-offer|me|online|own-addresses|own-data|own-orders|ready|revalidate|search|sign-out|unread|view-style|wallet|orders/\\d+/(?:invoice|live)|parcels/\\d+/live|sign-in/[a-z]+(?:/callback)?|tiles/\\d+/\\d+/\\d+))$).*)',
    // Calls with a limit (lib/rate-limit/expensive.ts).
    '/api/(addresses|delivers|search)',
    '/api/sign-in/(google|facebook|apple)',
    '/api/tiles/:path*',
  ],
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams, search } = request.nextUrl;
  if (pathname.startsWith('/pictures/')) return picture(request);
  // A form from another site must change nothing: its page answers it like a visit.
  if (request.method === 'POST' && !isSameOrigin(request.headers, deployment()))
    return NextResponse.redirect(urlOfPath(request, `${pathname}${search}`), 303);
  const unread = await refusedForPage(splitLocale(pathname).path, request);
  if (unread === 413) return refuseRequest(request, { status: 413, reason: 'tooLarge' });
  // No form of a browser's: nobody reads a sentence.
  if (unread !== null) return new NextResponse(null, { status: unread, headers: neverKept });

  const query = new URLSearchParams(searchParams);
  const call = expensiveCall(pathname, query);
  if (call !== null) return (await refuseTooMany(request, call)) ?? NextResponse.next();
  query.delete('_rsc');
  const ended = endedSession(request);
  if (ended !== null) return ended;
  const told = await noticeAgain(request, query);
  if (told !== null) return told;
  const unkept = await cookiesAsked(request, query);
  if (unkept !== null) return unkept;

  const answer = answerTo(request, query);
  const expired = expiredSession(request, answer);
  if (expired !== null) return expired;
  if (answer.kind === 'redirect') return redirected(request, answer);
  const login = leadingBack(request);
  if (login !== null) return login;

  const expensive = expensivePage(answer.inner);
  const refused = expensive === null ? null : await refuseTooMany(request, expensive);
  if (refused !== null) return refused;

  const page = answer.inner.split('?')[0] ?? '';
  const visit = { page, query, isSignedIn: isSignedIn(request), pathname, referer: request.headers.get('referer') };
  const sdk = sdkOf(visit, process.env);
  const hasOthersPush = isVisit(request) && cookiesOf(request).read('others-push') !== undefined;
  // A client navigation would keep the content policy of the current document, and what it has of the browser's storage.
  if ((!hasPolicyOf(sdk, visit, process.env) || hasOthersPush) && isClientNavigation(request)) return wholeDocument();
  const response = await rewritten(request, answer);
  if (isVisit(request)) rememberVisit(request, response, query);
  if (sdk !== null) {
    const isDevelopment = process.env.NODE_ENV === 'development';
    response.headers.set('Content-Security-Policy', contentPolicy({ isDevelopment, sdk }));
  }
  const caching = cachingOf(request, answer, response);
  if (caching !== null) response.headers.set('Cache-Control', caching);
  if (hasOthersPush) withdrawPush(response, cookiesOf(request));
  return response;
}

/** A path of this folder that is no picture of the marketplace is no page either. */
function picture(request: NextRequest): NextResponse {
  const service = pictureServiceUrl(request.nextUrl.pathname, process.env.API_URL ?? '');
  return service === null ? new NextResponse(null, { status: 404 }) : NextResponse.rewrite(urlOfPath(request, service));
}

function answerTo(request: NextRequest, query: URLSearchParams): Answer {
  const cookies = cookiesOf(request);
  const visit = visitOf({
    path: request.nextUrl.pathname,
    query,
    readCookie: name => cookies.read(name),
    site: request.headers.get('sec-fetch-site'),
  });
  return route({
    ...visit,
    viewCookie: viewOfAction(request, visit.viewCookie),
    offered: offeredLocales(),
    isSubmission: request.method === 'POST',
  });
}

function redirected(request: NextRequest, { to, isPermanent, isBackFromPaying, coupon }: RedirectAnswer): NextResponse {
  // A prefetch keeps no cookie, and the router would not ask once more.
  if (coupon !== undefined && isClientNavigation(request)) return wholeDocument();
  const headers = coupon === undefined ? {} : neverKept;
  const response = NextResponse.redirect(urlOfPath(request, to), { status: isPermanent ? 308 : 307, headers });
  if (isBackFromPaying && isVisit(request)) cookiesOf(request).remove(response, 'paying');
  if (coupon !== undefined && isVisit(request)) cookiesOf(request).write(response, 'coupon', coupon);
  return response;
}

/**
 * Leads back to the page that a notice was left for. A customer who has just signed out does not return to their last
 * page.
 */
function leadingBack(request: NextRequest): NextResponse | null {
  const mayLead = isVisit(request) && cookiesOf(request).read('notice') === undefined;
  const login = mayLead ? loginLeadingBack(request.nextUrl, request.headers, deployment()) : null;
  return login === null ? null : NextResponse.redirect(urlOfPath(request, login), 303);
}

/** Rewrites to the inner page, and tells it the public path and the notice that was not shown yet. */
async function rewritten(request: NextRequest, { inner, isOwn }: PageAnswer): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const cookies = cookiesOf(request);
  const headers = new Headers(request.headers);
  headers.set(requestPathHeader, `${pathname}${search}`);
  const notice = isOwn && isVisit(request) ? cookies.read('notice') : undefined;
  headers.delete(noticeHeader);
  if (notice !== undefined && (await claimShowing(notice))) headers.set(noticeHeader, notice);
  const response = NextResponse.rewrite(urlOfPath(request, inner), { request: { headers } });
  if (notice !== undefined) cookies.remove(response, 'notice');
  return response;
}

/** Remembers in cookies what the visit itself tells (a search, a referral), and clears those of an expired session. */
function rememberVisit(request: NextRequest, response: NextResponse, query: URLSearchParams): void {
  const { pathname } = request.nextUrl;
  const cookies = cookiesOf(request);
  const isForgotten = hasExpired(request);
  if (isForgotten) cookies.removePersonal(response);
  const recent = recentAfter(pathname, query, isForgotten ? undefined : cookies.read('recent'));
  if (recent !== null) cookies.write(response, 'recent', recent);
  const invited = isSignedIn(request) ? null : invitedBy(pathname, query);
  if (invited !== null) cookies.write(response, 'invited', invited);
}

/** The Cache-Control of a page, for browsers and for caches on the way; null leaves it to Next. */
function cachingOf(request: NextRequest, { isOwn }: PageAnswer, response: NextResponse): string | null {
  // After signing out, the back button must not show a customer's page again. A cookie is for one visitor.
  if (isOwn || cookiesOf(request).areChangedBy(response)) return neverKept['Cache-Control'];
  // Several views share one URL, so a cache on the way may keep pages only if it tells views apart
  // (docs/decisions/028). "no-cache" would not do: Next takes it for the visitor's own request header, and then never
  // answers 304.
  // What answers at home also depends on where the visitor comes from, and on cookies that such a cache does not know.
  const isHome = splitLocale(request.nextUrl.pathname).path === '/';
  return process.env.CDN_KEEPS_VIEWS === '1' && !isHome ? null : 'private, max-age=0, must-revalidate';
}

/**
 * Ends the session that a page, an action or a route handler has found to be over (lib/session/end-session.ts), and no
 * newer one.
 */
function endedSession(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl;
  const ended = searchParams.get('ended');
  if (ended === null) return null;
  // The router follows a redirect with two requests, of which the first would use up the notice; and a prefetch must
  // end nothing.
  if (isClientNavigation(request)) return wholeDocument();
  const query = new URLSearchParams(searchParams);
  query.delete('ended');
  const sealed = cookiesOf(request).read('session');
  if (ended === sessionFingerprint(sealed) && (sealed !== undefined || hasExpired(request)))
    return leave(request, `${pathname}?${query}`);
  // Somebody has signed in since in another tab, and goes on; or the session was ended there already.
  const to = sealed === undefined ? `${pathname}?${query}` : returnPath(query.get('returnTo'), '/');
  return NextResponse.redirect(urlOfPath(request, to), 303);
}

/** Writes the cookie of a notice again that the previous page has passed on. */
async function noticeAgain(request: NextRequest, query: URLSearchParams): Promise<NextResponse | null> {
  const name = query.get(passedOnParameter);
  if (name === null || !isVisit(request)) return null;
  // As above: the router's first request would use it up.
  if (isClientNavigation(request)) return wholeDocument();
  query.delete(passedOnParameter);
  const response = NextResponse.redirect(urlOfPath(request, `${request.nextUrl.pathname}?${query}`), 303);
  const notice = await takePassedOn(name);
  if (notice !== null) cookiesOf(request).write(response, 'notice', notice);
  return response;
}

/**
 * Handles a session whose cookie has expired: a page that may show something of the customer's leads to the login page.
 */
function expiredSession(request: NextRequest, answer: Answer): NextResponse | null {
  if (!isVisit(request) || !hasExpired(request)) return null;
  if (isClientNavigation(request)) return wholeDocument();
  const { pathname, search } = request.nextUrl;
  const isTheirs =
    answer.kind === 'page' ? answer.isOwn && !isAuthPage(splitLocale(pathname).path) : isLoginPath(answer.to);
  return isTheirs ? leave(request, loginPath(`${pathname}${search}`)) : null;
}

function isSignedIn(request: NextRequest): boolean {
  return cookiesOf(request).read('session') !== undefined;
}

/** Whether the session's cookie is gone although nobody has signed out. */
function hasExpired(request: NextRequest): boolean {
  return !isSignedIn(request) && parseMe(cookiesOf(request).read('me')).isSignedIn;
}

/** Redirects, deletes everything personal, and leaves a notice that says why. */
function leave(request: NextRequest, to: string): NextResponse {
  const response = NextResponse.redirect(urlOfPath(request, to), 303);
  const cookies = cookiesOf(request);
  cookies.removePersonal(response);
  cookies.write(response, 'notice', encodeNotice('unauthorized', 'error'));
  return response;
}

function cookiesOf(request: NextRequest): RequestCookies {
  return new RequestCookies(request, isSecureRequest(request.headers, deployment()));
}

function deployment(): Deployment {
  const { SITE_URL, PROXIES } = process.env;
  return { SITE_URL, PROXIES };
}
