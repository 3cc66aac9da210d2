/**
 * The facts that the header shows before any answer arrives: whether somebody is signed in, the number of units in the
 * cart, and whether an order is under way. The readable `me` cookie holds it; it is trusted for display only
 * (docs/decisions/016), and the view script marks the page with it.
 */
import { millisecondsIn } from '@/lib/time-units';

export interface Me {
  isSignedIn: boolean;
  /** Units in the cart. */
  count: number;
  /** Set when the customer orders in this browser, and updated by each answer of GET /api/own-orders. */
  hasOpenOrder: boolean;
  /** The home page's row "Order again" would be empty, as its last answer said. */
  hasNoneAgain: boolean;
}

export const nobody: Me = { isSignedIn: false, count: 0, hasOpenOrder: false, hasNoneAgain: false };

/** After this many days without news, an order is no longer shown as under way. */
const shownDays = 2;

/** The number of the day since the epoch. */
export const dayOf = (moment: number) => Math.floor(moment / millisecondsIn.day);

/**
 * "1.3": signed in, three units; "1.3n": and without an order to repeat. "1.3.20454": and an order under way, as known on
 * that day since the epoch. The part after a tilde is about chats (lib/session/chat-mark.ts).
 */
export function parseMe(cookie: string | undefined, now = Date.now()): Me {
  const [, signed, count, none, day] = /^([01])\.(\d{1,4})(n?)(?:\.(\d{5}))?(?:~|$)/.exec(cookie ?? '') ?? [];
  const hasOpenOrder = day !== undefined && Number(day) > dayOf(now) - shownDays;
  return { isSignedIn: signed === '1', count: Number(count ?? 0), hasOpenOrder, hasNoneAgain: none === 'n' };
}

export function formatMe({ isSignedIn, count, hasOpenOrder, hasNoneAgain }: Me, now = Date.now()): string {
  const units = Math.min(9999, Math.max(0, Math.trunc(count)));
  return `${isSignedIn ? 1 : 0}.${units}${isSignedIn && hasNoneAgain ? 'n' : ''}${hasOpenOrder ? `.${dayOf(now)}` : ''}`;
}

/** The answer of GET /api/me, for the profile menu. */
export interface MeAnswer {
  name: string;
  /** E-mail or phone. */
  contact: string;
  /** The admin panel; null unless the customer is an admin and the operator has set `ADMIN_URL`. */
  adminUrl: string | null;
}
