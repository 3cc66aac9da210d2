/**
 * The table of all our cookies: how long each lasts, who may read it, and whether it is deleted with its customer's
 * session.
 */
import { type ReadableCookie, readableCookies, securePrefix } from '@/lib/cookies/readable-cookies';
import { secondsIn } from '@/lib/time-units';

interface CookieRule {
  /** How long browsers keep it; a sealed one cannot be opened for longer either. */
  seconds: number;
  /** Hidden from the browser's scripts. */
  httpOnly: boolean;
  /** Encrypted, so that a browser can neither read nor forge it (lib/cookies/cookie-jar.ts, `sealedCookie`). */
  sealed: boolean;
  /**
   * What it is deleted with. "device": it stays when a customer leaves. "session": with the customer's session, however
   * that ends: at sign-out, at a 401, when another customer signs in, when the account is deleted. "customer": not at a
   * 401, because it names its customer, only they can read it, and it waits for their return.
   */
  goesWith: 'device' | 'session' | 'customer';
}

const { minute, hour, day } = secondsIn;
const year = 365 * day;

/** Hidden from scripts. */
const hiddenCookies = {
  /** The delivery address: its text, exact point and saved id. Belongs to the device (docs/behaviour.md 4.1). */
  address: { seconds: year, httpOnly: true, sealed: true, goesWith: 'device' },
  /** The API's token and the customer's name, contact and picture (seven days: docs/behaviour.md 9). */
  session: { seconds: 7 * day, httpOnly: true, sealed: true, goesWith: 'session' },
  /** One message for the next page, as a message key with its numbers. */
  notice: { seconds: minute, httpOnly: true, sealed: false, goesWith: 'device' },

  /** The way in which somebody last signed in on this device (lib/sign-in/used-way.ts). */
  'used-way': { seconds: year, httpOnly: true, sealed: false, goesWith: 'device' },

  /** A guest's cart, and the name of its version. */
  cart: { seconds: 30 * day, httpOnly: true, sealed: false, goesWith: 'session' },
  /** A guest's first basket, each in a cookie with its own name after a dot (lib/cart/basket/begun-baskets.ts). */
  begun: { seconds: 10 * minute, httpOnly: true, sealed: false, goesWith: 'session' },
  /** Goods of another shop that the customer must decide on, or goods that could not be merged. */
  waiting: { seconds: 30 * day, httpOnly: true, sealed: false, goesWith: 'customer' },
  /** Baskets put aside, one for each shop. */
  parked: { seconds: 30 * day, httpOnly: true, sealed: false, goesWith: 'customer' },
  /** What was last removed from the cart, so that it can be restored. */
  undo: { seconds: 10 * minute, httpOnly: true, sealed: false, goesWith: 'customer' },
  /** The prices at which lines were added to an account's cart. */
  shown: { seconds: 30 * day, httpOnly: true, sealed: false, goesWith: 'session' },

  /** Who this browser is in somebody's group order (lib/cart/group/participant.ts). */
  participant: { seconds: day, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** The terms of the customer's own group order: time, limit, sharing of fees (lib/cart/group/own-terms.ts). */
  'group-terms': { seconds: day, httpOnly: true, sealed: true, goesWith: 'session' },

  /** The tag of the payment method of the last order. */
  'paid-by': { seconds: year, httpOnly: true, sealed: false, goesWith: 'session' },
  /** A seller's application, as far as it is filled in (lib/seller/draft-cookie.ts). */
  application: { seconds: 30 * day, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** The customer's wishes for every order (lib/checkout/draft/lasting-wishes.ts). */
  wishes: { seconds: year, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** The draft of the checkout. */
  draft: { seconds: day, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** That draft's notes to single lines, where they do not fit into it (lib/checkout/draft/line-notes-cookie.ts). */
  'line-notes': { seconds: day, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** A parcel, as far as it is filled in (lib/parcels/draft.ts). */
  parcel: { seconds: day, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** The code of a link, until the checkout is posted (lib/coupons/linked-coupon.ts). */
  coupon: { seconds: 7 * day, httpOnly: true, sealed: false, goesWith: 'session' },
  /** The payment provider's page that a form without script leads to. */
  pay: { seconds: 10 * minute, httpOnly: true, sealed: true, goesWith: 'session' },
  /** The top-up that a customer is paying at a payment provider (lib/wallet/open-top-up.ts). */
  'top-up': { seconds: hour, httpOnly: true, sealed: true, goesWith: 'session' },
  /** The tip for an order that a customer is paying at a payment provider (lib/tips/open-tip.ts). */
  tip: { seconds: hour, httpOnly: true, sealed: true, goesWith: 'session' },
  /** What was sent from the wallet, and what may have been (lib/wallet/sent-transfers.ts). */
  sending: { seconds: 30 * minute, httpOnly: true, sealed: true, goesWith: 'session' },
  /**
   * What is being paid at a payment provider: an order or a parcel (lib/bill.ts), "cart" where the payment
   * makes the order (R2), or "wallet".
   */
  paying: { seconds: hour, httpOnly: true, sealed: false, goesWith: 'session' },
  /** What was typed into a form that was answered with the login page. */
  unsent: { seconds: 30 * minute, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** Pictures that were uploaded for a form whose own call then failed (lib/uploads/form-pictures.ts). */
  uploads: { seconds: 30 * minute, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** The newest order that the list of orders has asked to be reviewed. */
  'review-asked': { seconds: year, httpOnly: true, sealed: false, goesWith: 'session' },
  /** Set once push was offered after an order, so that it is offered only once. */
  'push-asked': { seconds: year, httpOnly: true, sealed: false, goesWith: 'session' },
  /** The account's address that was deleted last, so that it can be restored. */
  'deleted-address': { seconds: 10 * minute, httpOnly: true, sealed: true, goesWith: 'session' },
  /** This device's push token; exists while push is on. */
  push: { seconds: year, httpOnly: true, sealed: true, goesWith: 'customer' },
  /** Set while somebody else's push subscription is to be withdrawn from this browser, until its next page. */
  'others-push': { seconds: day, httpOnly: true, sealed: false, goesWith: 'device' },

  /** The proof that a customer owns the account, or the new contact, for a change that requires it. */
  confirmation: { seconds: 30 * minute, httpOnly: true, sealed: true, goesWith: 'session' },

  /** The step of signing in that a customer has reached: the code or link sent to them, or what it has proven. */
  entry: { seconds: hour, httpOnly: true, sealed: true, goesWith: 'session' },
  /** The referral code of the customer who has invited this browser's visitor, until the visitor signs in. */
  invited: { seconds: 30 * day, httpOnly: true, sealed: false, goesWith: 'session' },
  /** State and nonce of a sign-in at Google, Facebook or Apple, kept long enough for a second factor there. */
  'sign-in': { seconds: 15 * minute, httpOnly: true, sealed: true, goesWith: 'session' },
  /** Apple's posted answer, until a page of ours reads it: the post itself comes without our cookies. */
  'sign-in-answer': { seconds: minute, httpOnly: true, sealed: true, goesWith: 'session' },
} as const satisfies Record<string, CookieRule>;

export type CookieName = ReadableCookie | keyof typeof hiddenCookies;
export type SealedCookie = {
  [N in keyof typeof hiddenCookies]: (typeof hiddenCookies)[N]['sealed'] extends true ? N : never;
}[keyof typeof hiddenCookies];

/** The readable cookies that do not go with the session: a customer's own one stays where a session ends by itself. */
const readableGoesWith: Partial<Record<ReadableCookie, CookieRule['goesWith']>> = {
  view: 'device',
  locale: 'device',
  customer: 'customer',
};

const readableRules = Object.entries(readableCookies).map(([name, seconds]) => [
  name,
  {
    seconds,
    httpOnly: false,
    sealed: false,
    goesWith: readableGoesWith[name as ReadableCookie] ?? 'session',
  },
]);
const cookieTable: Record<CookieName, CookieRule> = { ...Object.fromEntries(readableRules), ...hiddenCookies };

export function cookieRule(name: CookieName): CookieRule {
  return cookieTable[name];
}

/** The cookie's name in the browser. `isSecure`: the storefront is reached by https. */
export function cookieName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `${securePrefix}${name}` : name;
}

/** The attributes that the server sets the cookie with. */
export function cookieAttributes(name: CookieName, isSecure: boolean) {
  const { seconds, httpOnly } = cookieTable[name];
  return { path: '/', sameSite: 'lax', maxAge: seconds, httpOnly, secure: isSecure } as const;
}

/** The attributes that the server deletes it with: browsers delete a `__Host-` cookie only with those it requires. */
export function deletingAttributes(name: CookieName, isSecure: boolean) {
  return { ...cookieAttributes(name, isSecure), maxAge: 0 } as const;
}

/**
 * The cookies to delete when a customer leaves. "for-good": they have signed out, deleted the account, or somebody else
 * has signed in. "ended": the API has ended the session (401), and the same customer may come back.
 */
export function personalCookies(leaving: 'for-good' | 'ended'): CookieName[] {
  return (Object.keys(cookieTable) as CookieName[]).filter(name => {
    const { goesWith } = cookieRule(name);
    return goesWith === 'session' || (goesWith === 'customer' && leaving === 'for-good');
  });
}
