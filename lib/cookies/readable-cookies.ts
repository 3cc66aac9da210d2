/**
 * The cookies of lib/cookies/cookie-table.ts that scripts read or write. They are kept apart, and without the columns
 * that no script needs, because every page's first script contains them.
 */

/**
 * The prefix of all our cookie names on https: browsers accept such a cookie only from this very host, over https and
 * for all of its paths (RFC 6265bis, 4.1.3.2).
 */
export const securePrefix = '__Host-';

const day = 24 * 3600;
const year = 365 * day;

/** How long browsers keep each, in seconds. */
export const readableCookies = {
  /** Currency, theme and coarse place: which view of a kept page is shown. */
  view: year,
  /** The chosen language, for pages whose URL names none. */
  locale: year,
  /** Whether somebody is signed in and how many units are in the cart, for the header of kept pages. */
  me: year,
  /** The id of the customer whose pages this browser shows (docs/decisions/173). */
  customer: year,
  /** Ids of the shops with a filled heart. */
  liked: year,
  /** The name of the stylesheet of all pages that this browser holds (hosting/document/inline-styles.mjs). */
  sheet: day,
  /** The latest search terms. */
  recent: 182 * day,
  /** Ids of the shops whose pages were opened last. */
  seen: 30 * day,
};

export type ReadableCookie = keyof typeof readableCookies;
