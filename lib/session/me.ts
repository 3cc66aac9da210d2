/**
 * What the header shows of the customer before any answer arrives: whether somebody is signed in and how many things
 * are in the cart. Kept in a readable cookie, believed for display only; the view script marks the page with it.
 */
export const meCookie = 'me';

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

/** What GET /api/me tells the profile menu. */
export interface MeAnswer {
  name: string;
  /** E-mail or phone. */
  contact: string;
  /** The admin panel, for admins where the operator has one. */
  adminUrl: string | null;
}
