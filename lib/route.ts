/**
 * Decides what answers a public URL: an inner page, or a redirect. The inner path contains everything that the page
 * depends on (language, currency, place, product, section), so that every inner page can be kept. `middleware.ts`
 * carries the decision out.
 */
import { billPath } from '@/lib/bill';
import { cleanPath } from '@/lib/clean-path';
import type { CookieName } from '@/lib/cookies/cookie-table';
import { couponLink } from '@/lib/coupons/linked-coupon';
import { defaultLocale, isLocale, type Locale, localeOf } from '@/lib/i18n/locales';
import { localizedPath } from '@/lib/i18n/localized-path';
import { innerPath } from '@/lib/inner-path';
import { isOwnPage, isSignedInOnly } from '@/lib/own-pages';
import { withQuery } from '@/lib/paths/with-query';
import { recipeFilterKeys } from '@/lib/recipes/filter-keys';
import { loginPath } from '@/lib/session/login-path';
import { filterKeys } from '@/lib/shops/list/filter-keys';
import { isCurrencySegment, parseView } from '@/lib/view/view';

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
  /** What the visitor is paying for at a payment provider: an order or a parcel (`billKey`), "cart", or "wallet". */
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

interface VisitSource extends Pick<Visit, 'path' | 'query'> {
  readCookie: (name: CookieName) => string | undefined;
  /** The request's `sec-fetch-site`. */
  site: string | null | undefined;
}

/** What a request tells by its URL, its cookies and where it comes from. */
export function visitOf({ path, query, readCookie, site }: VisitSource): Visit {
  return {
    path,
    query,
    viewCookie: readCookie('view'),
    localeCookie: readCookie('locale'),
    payingCookie: readCookie('paying'),
    isSignedIn: readCookie('session') !== undefined,
    isFromInside: site === 'same-origin',
  };
}

/** A path without a page, for which the framework answers app/global-not-found.tsx with status 404. */
export const missing = '/404';

export function route(visit: Visit): Answer {
  const parsed = parseVisit(visit);
  const rules = visit.isSubmission ? spellings : [...spellings, ...detours];
  for (const rule of rules) {
    const redirect = rule(parsed);
    if (redirect !== null) return redirect;
  }
  return pageOf(parsed);
}

interface ParsedVisit extends Visit {
  /** Of the path, with its language if it names one. */
  segments: string[];
  locale: Locale;
  /** The segments after the language. */
  page: string[];
  /** The language that the visitor has chosen before, if the marketplace has it. */
  chosen: Locale | null;
}

type Rule = (visit: ParsedVisit) => RedirectAnswer | null;

/** Rules for every request, in the order in which they are tried: one page has one path. */
const spellings: Rule[] = [fromInnerPath, withoutEnglish];

/** Rules for whoever comes to see a page, in the order in which they are tried. */
const detours: Rule[] = [
  backFromPaying,
  toChosenLanguage,
  toOfferedLanguage,
  withoutCoupon,
  withoutEmptyFilters,
  toLoginPage,
];

function parseVisit(visit: Visit): ParsedVisit {
  const segments = visit.path.split('/').filter(segment => segment !== '');
  const [first] = segments;
  const { localeCookie } = visit;
  return {
    ...visit,
    path: `/${segments.join('/')}`,
    segments,
    locale: localeOf(first),
    page: isLocale(first) ? segments.slice(1) : segments,
    chosen: isLocale(localeCookie) && isOffered(localeCookie, visit) ? localeCookie : null,
  };
}

function isOffered(locale: Locale, { offered = [] }: Visit): boolean {
  return offered.length === 0 || offered.includes(locale);
}

/** Somebody has asked for an inner path, which is ours alone. */
function fromInnerPath({ segments }: ParsedVisit): RedirectAnswer | null {
  const [first, second] = segments;
  const isInner = isLocale(first) && second !== undefined && isCurrencySegment(second);
  return isInner ? movedTo(cleanPath(segments)) : null;
}

/** English is the language of a path that names none. */
function withoutEnglish({ segments, page, query }: ParsedVisit): RedirectAnswer | null {
  return segments[0] === defaultLocale ? movedTo(withQuery(`/${page.join('/')}`, query)) : null;
}

/** In R2, and after a top-up, the payment provider returns to the home page, which cannot tell how the payment went. */
function backFromPaying(visit: ParsedVisit): RedirectAnswer | null {
  const { segments, page, payingCookie: paying, localeCookie, isFromInside } = visit;
  if (page.length > 0 || isFromInside || paying === undefined) return null;
  const locale = [segments[0], localeCookie].find(isLocale) ?? defaultLocale;
  const to = paying === 'wallet' ? '/wallet?back=1' : (billPath(paying) ?? '/checkout?back=1');
  return { ...leadTo(localizedPath(locale, to)), isBackFromPaying: true };
}

/**
 * Some paths are reached from outside without a language: the home page, an order (payment providers return to it), a
 * group order (others are invited to it).
 */
function toChosenLanguage(visit: ParsedVisit): RedirectAnswer | null {
  const { segments, chosen, isFromInside } = visit;
  const isEntryPage =
    segments.length === 0 || (['orders', 'group'].includes(segments[0] ?? '') && segments.length === 2);
  if (!isEntryPage || isFromInside || chosen === null || chosen === defaultLocale) return null;
  return leadTo(inLanguage(chosen, visit));
}

/** Lists are empty in a language that the marketplace does not have (docs/api.md 6.2). */
function toOfferedLanguage(visit: ParsedVisit): RedirectAnswer | null {
  const usual = visit.chosen ?? visit.offered?.[0];
  return usual === undefined || isOffered(visit.locale, visit) ? null : leadTo(inLanguage(usual, visit));
}

function inLanguage(locale: Locale, { page, query }: ParsedVisit): string {
  return withQuery(localizedPath(locale, `/${page.join('/')}`), query);
}

/** A cookie keeps the code of a link, so that one kept page answers with it and without. */
function withoutCoupon({ path, page, query }: ParsedVisit): RedirectAnswer | null {
  const linked = couponLink(page, query);
  if (linked === null) return null;
  const { query: rest, ...kept } = linked;
  return { ...leadTo(withQuery(path, rest)), ...kept };
}

/** A plain form sends all its fields; empty ones filter nothing and would only lengthen the URL. */
function withoutEmptyFilters({ path, page, query }: ParsedVisit): RedirectAnswer | null {
  const keys = page[0] === 'recipes' ? recipeFilterKeys : filterKeys;
  const filled = new URLSearchParams([...query].filter(([key, value]) => value !== '' || !keys.includes(key)));
  return filled.size < query.size ? leadTo(withQuery(path, filled)) : null;
}

function toLoginPage({ path, page, query, isSignedIn }: ParsedVisit): RedirectAnswer | null {
  return isSignedInOnly(page) && !isSignedIn ? leadTo(loginPath(withQuery(path, query))) : null;
}

function pageOf({ page, locale, query, viewCookie }: ParsedVisit): PageAnswer {
  const { currency, place } = parseView(viewCookie);
  const inner = innerPath(page, query, place);
  if (inner === null) return { kind: 'page', inner: missing, locale, isOwn: false };
  return { kind: 'page', inner: `/${locale}/${currency}${inner}`, locale, isOwn: isOwnPage(page) };
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
