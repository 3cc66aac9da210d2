/** The rows of the table in lib/cookies.ts that scripts read or write: apart, so that no island loads the others. */

export interface CookieRule {
  /** How long browsers keep it; a sealed one does not open after that either. */
  seconds: number;
  /** Hidden from the browser's scripts. */
  httpOnly: boolean;
  /** Encrypted, so that a browser can neither read nor forge it (lib/cookie-jar.ts, `sealedCookie`). */
  sealed: boolean;
  /**
   * Leaves with its customer: at sign-out, at a 401, when another customer signs in, when the account is deleted.
   * "bound": its content names the customer and opens for them alone, so after a 401 it waits for their return.
   */
  personal: boolean | 'bound';
}

const day = 24 * 3600;
const year = 365 * day;

export const readableCookies = {
  /** Currency, theme and coarse place: which view of a kept page is shown. */
  view: { seconds: year, httpOnly: false, sealed: false, personal: false },
  /** The language chosen, for pages that are reached without one in their URL. */
  locale: { seconds: year, httpOnly: false, sealed: false, personal: false },
  /** Whether somebody is signed in and how many units are in the cart, for the header of kept pages. */
  me: { seconds: year, httpOnly: false, sealed: false, personal: true },
  /** Ids of the shops with a filled heart. */
  liked: { seconds: year, httpOnly: false, sealed: false, personal: true },
  /** The latest search terms. */
  recent: { seconds: 182 * day, httpOnly: false, sealed: false, personal: true },
} as const satisfies Record<string, CookieRule>;

export type ReadableCookie = keyof typeof readableCookies;
