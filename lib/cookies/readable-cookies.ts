/**
 * The rows of the table in lib/cookies/cookie-table.ts that scripts read or write: apart, and without the columns that no script asks
 * for, because every page's first script carries them.
 */

/**
 * What the names of all our cookies begin with on https: browsers then take them from this very host alone, for the whole
 * of it, and from https (RFC 6265bis, 4.1.3.2).
 */
export const securePrefix = '__Host-';

const day = 24 * 3600;
const year = 365 * day;

/** How long browsers keep each, in seconds. */
export const readableCookies = {
  /** Currency, theme and coarse place: which view of a kept page is shown. */
  view: year,
  /** The language chosen, for pages that are reached without one in their URL. */
  locale: year,
  /** Whether somebody is signed in and how many units are in the cart, for the header of kept pages. */
  me: year,
  /** Ids of the shops with a filled heart. */
  liked: year,
  /** The name of the stylesheet of all pages that this browser holds (hosting/document/inline-styles.mjs). */
  sheet: day,
  /** The latest search terms. */
  recent: 182 * day,
};

export type ReadableCookie = keyof typeof readableCookies;
