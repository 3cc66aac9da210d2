/**
 * What the header shows before any answer arrives: whether somebody is signed in, and the number of things in the cart.
 * The readable `me` cookie holds it, trusted for display only (docs/decisions/016); the view script marks the page.
 */

export interface Me {
  isSignedIn: boolean;
  /** Units in the cart. */
  count: number;
}

/** "1.3": signed in, three things. */
export function parseMe(cookie: string | undefined): Me {
  const [, signed, count] = /^([01])\.(\d{1,4})$/.exec(cookie ?? '') ?? [];
  return { isSignedIn: signed === '1', count: Number(count ?? 0) };
}

export function formatMe({ isSignedIn, count }: Me): string {
  return `${isSignedIn ? 1 : 0}.${Math.min(9999, Math.max(0, Math.trunc(count)))}`;
}

/** The answer of GET /api/me, for the profile menu. */
export interface MeAnswer {
  name: string;
  /** E-mail or phone. */
  contact: string;
  /** The admin panel; null unless the customer is an admin and the operator has set `ADMIN_URL`. */
  adminUrl: string | null;
}
