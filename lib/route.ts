/**
 * Decides which inner page answers a public URL. The inner path contains everything that the page depends on (language,
 * currency, place, product, section), so that every inner page can be kept. `middleware.ts` carries the decision out.
 */
import { documentShape, idShape } from '@/lib/api/shapes';
import { cleanPath } from '@/lib/clean-path';
import { contentPath, contentPaths } from '@/lib/content/inner-path';
import { couponLink } from '@/lib/coupons/linked-coupon';
import { defaultLocale, isLocale, type Locale, localeOf } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { authPages } from '@/lib/paths/auth-pages';
import { withQuery } from '@/lib/paths/with-query';
import { recipeFilterKeys } from '@/lib/recipes/filter-keys';
import { recipeInnerPath } from '@/lib/recipes/inner-path';
import { loginPath } from '@/lib/session/login-path';
import { isOrderedPath, shopInnerPath } from '@/lib/shops/inner-path';
import { filterKeys } from '@/lib/shops/list/filter-keys';
import { isCurrencySegment, parseView, type View } from '@/lib/view/view';

export interface Visit {
  /** The requested path, percent-encoded as it came. */
  path: string;
  query: URLSearchParams;
  viewCookie?: string | undefined;
  /** Whether there is a session cookie; the page checks whether it is valid. */
  isSignedIn?: boolean;
  localeCookie?: string | undefined;
  /** The marketplace's languages, its default first; when none are known, each of ours may be one. */
  offered?: readonly Locale[];
  /** What the visitor is paying for at a payment provider: an order's id, "cart", or "wallet". */
  payingCookie?: string | undefined;
  /** The visitor followed a link of ours, whose path contains the language, so "/" means English. */
  isFromInside?: boolean;
  /**
   * A posted form always reaches its own page, the only one that knows its action; the action checks who is signed in.
   */
  isSubmission?: boolean;
}

export interface PageAnswer {
  kind: 'page';
  inner: string;
  locale: Locale;
  /** Rendered for this customer alone: never kept, and able to show a notice. */
  isOwn: boolean;
}

export interface RedirectAnswer {
  kind: 'redirect';
  to: string;
  isPermanent: boolean;
  /** The visitor returns from a payment provider and is led, once, to what they have paid for. */
  isBackFromPaying?: true;
  /** The code of the link that was followed, as its cookie keeps it. */
  coupon?: string;
}

export type Answer = PageAnswer | RedirectAnswer;

/** A path without a page, for which the framework answers app/global-not-found.tsx with status 404. */
export const missing = '/404';

/** Pages of the customer's own, rendered for each visit. */
const own = [
  ...authPages,
  'cart',
  'checkout',
  'group',
  'orders',
  'refunds',
  'address',
  'profile',
  'settings',
  'notifications',
  'addresses',
  'chat',
  'liked',
  'wallet',
  'reservations',
  'be-seller',
  'referrals',
  '_states',
];

/** Pages of these that search engines should find, because they inform newcomers (docs/decisions/105). */
const findable = ['welcome', 'be-seller', 'referrals'];

/** Pages that search engines must not index. */
export const privatePages = own.filter(page => !findable.includes(page));

/** Pages that require a signed-in customer. */
const signedInOnly = [
  'update-password',
  'orders',
  'refunds',
  'profile',
  'notifications',
  'addresses',
  'chat',
  'wallet',
  'reservations',
];

export function route(visit: Visit): Answer {
  const segments = visit.path.split('/').filter(segment => segment !== '');
  const path = `/${segments.join('/')}`;
  const [first, second] = segments;
  if (isLocale(first) && second !== undefined && isCurrencySegment(second)) return movedTo(cleanPath(segments));
  if (first === defaultLocale) return movedTo(withQuery(`/${segments.slice(1).join('/')}`, visit.query));
  // Paths that people reach without a language: the home page, an order (payment providers return to it), a group order
  // (others are invited to it).
  const isEntryPage = segments.length === 0 || (['orders', 'group'].includes(first ?? '') && segments.length === 2);
  const isArriving = isEntryPage && visit.isFromInside !== true && visit.isSubmission !== true;
  const back = backFromPaying(segments, visit);
  if (back !== null) return { ...leadTo(back), isBackFromPaying: true };
  const chosen = isLocale(visit.localeCookie) && isOffered(visit.localeCookie, visit) ? visit.localeCookie : null;
  if (isArriving && chosen !== null && chosen !== defaultLocale) return inLanguage(chosen, segments, visit);

  const locale = localeOf(first);
  const page = isLocale(first) ? segments.slice(1) : segments;
  const usual = chosen ?? visit.offered?.[0];
  if (usual !== undefined && !isOffered(locale, visit) && visit.isSubmission !== true)
    return inLanguage(usual, page, visit);
  const linked = visit.isSubmission === true ? null : couponLink(page, visit.query);
  if (linked !== null) {
    const { query, ...kept } = linked;
    return { ...leadTo(withQuery(path, query)), ...kept };
  }
  const query = withoutEmptyFilters(visit.query, page[0] === 'recipes' ? recipeFilterKeys : filterKeys);
  if (query.size < visit.query.size && visit.isSubmission !== true) return leadTo(withQuery(path, query));
  const isSignedInOnly = signedInOnly.includes(page[0] ?? '') || isOrderedPath(page);
  if (isSignedInOnly && visit.isSignedIn !== true && visit.isSubmission !== true)
    return leadTo(loginPath(withQuery(path, visit.query)));

  const view = parseView(visit.viewCookie);
  const inner = innerPath(page, visit.query, view);
  const base = `/${locale}/${view.currency}`;
  if (inner === null) return { kind: 'page', inner: missing, locale, isOwn: false };
  const isOwn = own.includes(page[0] ?? '') || isOrderedPath(page);
  return { kind: 'page', inner: `${base}${inner}`, locale, isOwn };
}

/** Lists are empty in a language that the marketplace does not have (docs/api.md 6.2). */
function isOffered(locale: Locale, { offered = [] }: Visit): boolean {
  return offered.length === 0 || offered.includes(locale);
}

function inLanguage(locale: Locale, page: string[], { query }: Visit): Answer {
  return leadTo(withQuery(localizedPath(locale, `/${page.join('/')}`), query));
}

/** In R2, and after a top-up, the payment provider returns to the home page, which cannot tell how the payment went. */
function backFromPaying(segments: string[], visit: Visit): string | null {
  const [first, ...rest] = segments;
  const isStart = first === undefined || (isLocale(first) && rest.length === 0);
  const { payingCookie: paying, localeCookie } = visit;
  if (!isStart || visit.isFromInside === true || visit.isSubmission === true || paying === undefined) return null;
  const locale = [first, localeCookie].find(isLocale) ?? defaultLocale;
  if (paying === 'wallet') return localizedPath(locale, '/wallet?back=1');
  return localizedPath(locale, idShape.test(paying) ? `/orders/${paying}` : '/checkout?back=1');
}

/** The inner path after language and currency, with the query where the page reads one; null for no such page. */
function innerPath(segments: string[], query: URLSearchParams, view: View): string | null {
  const [page, id, part, ...rest] = segments;
  if (rest.length > 0) return null;
  const near = `/near/${view.place}`;
  if (page === undefined) return near;
  if (page === 'restaurant' || page === 'shop') return shopInnerPath(id, part, query);
  if (contentPaths.includes(page)) return contentPath(segments, query);
  if (page === 'group') return groupPath(id, part, query);
  if (id === undefined) return topPath(page, query, near);
  if (page === 'orders') return orderPath(id, part, query);
  return part === undefined ? nestedPath(page, id, query, near) : null;
}

/** Of a public path with one part: a single page, or a list. */
function topPath(page: string, query: URLSearchParams, near: string): string | null {
  if (page === 'deliver' || page === 'affiliate') return `/${page}`;
  if (page === 'recipes') return `/recipes${filtersOf(query, recipeFilterKeys)}`;
  if (page === 'promotions') return `${near}/promotions`;
  if (page === 'restaurants' || page === 'shops') return `${near}/${page}${filtersOf(query, filterKeys)}`;
  if (page === 'search') return withQuery(`${near}/search`, query);
  return own.includes(page) ? withQuery(`/${page}`, query) : null;
}

/** Of a public path with two parts: one thing of a list, or a page's next step. */
function nestedPath(page: string, id: string, query: URLSearchParams, near: string): string | null {
  const isId = idShape.test(id);
  const itsOwn = withQuery(`/${page}/${id}`, query);
  switch (page) {
    case 'recipes':
      return recipeInnerPath(id, query);
    case 'branches':
      return isId ? `${near}/branches/${id}` : null;
    case 'banner':
      return isId ? `/banner/${id}` : null;
    case 'restaurants':
    case 'shops':
      return id === 'map' ? `${near}/${page}/map${filtersOf(query, filterKeys)}` : null;
    case 'addresses':
      return id === 'new' || isId ? itsOwn : null;
    case 'chat':
      return id === 'new' || documentShape.test(id) ? itsOwn : null;
    case 'wallet':
      return id === 'top-up' || id === 'send' ? itsOwn : null;
    case 'reservations':
      return isId ? itsOwn : null;
    default:
      return null;
  }
}

/** An order's own page, its refund or its review. */
function orderPath(id: string, part: string | undefined, query: URLSearchParams): string | null {
  const isPart = part === undefined || part === 'refund' || part === 'review';
  return idShape.test(id) && isPart ? withQuery(`/orders/${[id, part].filter(Boolean).join('/')}`, query) : null;
}

/** Keeps only the invitation: cart, owner, type of shop (docs/api.md 7.7), and our signature. */
function groupPath(id: string | undefined, part: string | undefined, query: URLSearchParams): string | null {
  if (id === undefined || !idShape.test(id)) return null;
  if (part !== undefined) return part === 'terms' ? `/group/${id}/terms` : null;
  const invitation = new URLSearchParams([...query].filter(([key]) => ['g', 'o', 't', 'k'].includes(key)));
  return withQuery(`/group/${id}`, invitation);
}

/** A list without filters is a kept page; with filters, a dynamic twin answers. Unknown keys (utm_…) change nothing. */
function filtersOf(query: URLSearchParams, keys: string[]): string {
  const filters = new URLSearchParams([...query].filter(([key]) => keys.includes(key)));
  return filters.size > 0 ? `/filtered?${filters}` : '';
}

/** A plain form sends all its fields; empty ones filter nothing and would only lengthen the URL. */
function withoutEmptyFilters(query: URLSearchParams, keys: string[]): URLSearchParams {
  return new URLSearchParams([...query].filter(([key, value]) => value !== '' || !keys.includes(key)));
}

/** For this visitor, now: another one may see a page at the same path. */
function leadTo(to: string): RedirectAnswer {
  return { kind: 'redirect', to, isPermanent: false };
}

/** For everybody and for good: the path is another spelling of `to`. */
function movedTo(to: string): RedirectAnswer {
  // Two leading slashes would leave the site.
  return { kind: 'redirect', to: `/${to.replace(/^[/\\]+/, '')}`, isPermanent: true };
}
