/**
 * The draft of a checkout: what a customer has filled in, kept while they visit other pages or sign in. The schema
 * accepts a half-filled form, since problems are reported when ordering (lib/checkout/problems.ts).
 */
import { z } from 'zod';
import { allergens } from '@/lib/checkout/allergens';
import { offersCollection } from '@/lib/collection-points/offers-collection';
import { longestCode } from '@/lib/coupons/coupon-code';
import { fulfilments } from '@/lib/shops/fulfilment';
import { cutTo } from '@/lib/typed-lengths';

function words(longest: number) {
  return z
    .string()
    .catch('')
    .default('')
    .transform(typed => cutTo(longest, typed.trim()));
}

/** A checkbox: "on" or missing in a form, a boolean in the cookie. */
const ticked = z.preprocess(value => value === true || value === 'on', z.boolean()).default(false);

/**
 * The longest texts in characters, also used as `maxlength` of the fields. That of the note is the API's (docs/api.md
 * 8.1).
 */
export const draftLimits = {
  house: 20,
  door: 120,
  phone: 24,
  name: 60,
  note: 191,
  coupon: longestCode,
  tip: 9,
  lineNote: 120,
} as const;

/** What customers may ask the shop to do when something is sold out. */
export const soldOutWishes = ['similar', 'leaveOut', 'call'] as const;

/**
 * Parses both the posted form and the cookie. The keys are the form's field names, so another name would lose what
 * customers have filled in.
 */
export const draftSchema = z.object({
  /** The shop that the draft was written for. */
  shop: words(10),
  /**
   * Empty until the customer has chosen; until then the page chooses (lib/checkout/checkout-state.ts). R1 has no
   * collection points, so there that choice counts as none.
   */
  fulfilment: z
    .enum(['', ...fulfilments])
    .catch('')
    .default('')
    .transform(chosen => (chosen === 'collection' && !offersCollection() ? '' : chosen)),
  /** The point that house, floor, office and door belong to (`addressKey`). */
  of: words(40),
  /** The saved address that they were taken from; empty for none. */
  savedId: words(10),
  house: words(draftLimits.house),
  floor: words(draftLimits.house),
  office: words(draftLimits.house),
  /** How the courier finds the door. */
  door: words(draftLimits.door),
  /** The courier leaves the order at the door instead of handing it over. */
  leave: ticked,
  /** A branch's id; empty is the shop itself. */
  branch: words(10),
  /** A collection point's id; empty until the customer has chosen one. */
  collectionPoint: words(10),
  /** The customer's own number. */
  phone: words(draftLimits.phone),
  /** Asks the courier and the shop to write instead of calling. */
  noCalls: ticked,
  /** Allergies of the people who will eat. */
  allergens: z.array(z.enum(allergens)).catch([]).default([]),
  /** Somebody else receives the order: `name` and `otherPhone`. */
  other: ticked,
  name: words(draftLimits.name),
  otherPhone: words(draftLimits.phone),
  /** "asap", a date (YYYY-MM-DD), or empty for the earliest time. */
  day: words(10),
  /** "HH:mm" on that date. */
  time: words(5),
  /** To the shop, about the whole order. */
  note: words(draftLimits.note),
  /** By stock id (R2, docs/api.md 8.1). */
  lineNotes: z
    .record(z.string().regex(/^\d{1,10}$/), words(draftLimits.lineNote))
    .catch({})
    .default({}),
  /** What the shop should do when something is sold out; empty leaves it to the shop. */
  soldOut: z
    .enum(['', ...soldOutWishes])
    .catch('')
    .default(''),
  coupon: words(draftLimits.coupon),
  /** A percentage of the goods, "other" for the amount in `ownTip`, or empty. */
  tip: words(draftLimits.tip),
  ownTip: words(draftLimits.tip),
  /** The currency of the page on which it was typed: an id or "base". */
  tipCurrency: words(6),
  /** The tag of a payment method. */
  payment: words(40),
  /**
   * The cart for which the customer was sent to a payment provider; empty for none.
   */
  paidCart: words(10),
});

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = draftSchema.parse({});

/**
 * Adapts a draft to the cart. For another shop it keeps address and people, and clears what was meant for the first
 * shop. One whose own cart was paid for has become an order: like a new one it has only the customer's lasting wishes,
 * and the way that the cart's page shows.
 */
export function draftFor({ id, shopId }: { id: string | null; shopId: string }, draft: Draft): Draft {
  const { fulfilment, collectionPoint, noCalls, allergens } = draft;
  if (draft.paidCart !== '' && draft.paidCart !== id)
    return { ...emptyDraft, shop: shopId, fulfilment, collectionPoint, noCalls, allergens };
  if (draft.shop === shopId) return draft;
  const { branch, day, time, note, lineNotes, soldOut, coupon, tip, ownTip, tipCurrency } = emptyDraft;
  return { ...draft, shop: shopId, branch, day, time, note, lineNotes, soldOut, coupon, tip, ownTip, tipCurrency };
}

/**
 * Parses the posted form. Without script all days and times are in the form at once: a day counts only where "at a
 * time" is chosen rather than "as soon as possible", and each day has a time field of its own.
 */
export function draftFrom(posted: Record<string, unknown>): Draft {
  const day = posted.timing === 'asap' ? 'asap' : posted.day;
  const time = posted[`time-${String(day ?? '')}`];
  return draftSchema.parse({
    ...posted,
    // The button of an offered code sends that in place of what was typed.
    coupon: posted.offeredCoupon || posted.coupon,
    fulfilment: fulfilmentFrom(posted),
    collectionPoint: collectionPointFrom(posted),
    day,
    time,
    lineNotes: notesFrom(posted),
    allergens: allergens.filter(allergen => posted[`allergen-${allergen}`] === 'on'),
  });
}

/** The page's choice (`unchosen`) becomes the customer's when they order it or choose an address for it. */
function fulfilmentFrom({ fulfilment, unchosen, intent, place }: Record<string, unknown>): unknown {
  const saysWhere = fulfilment === 'delivery' && (intent === 'address' || Boolean(place));
  return fulfilment === unchosen && intent !== 'order' && !saysWhere ? '' : fulfilment;
}

/** The page's choice (`nearestPoint`) becomes the customer's when they choose to collect there. */
function collectionPointFrom({ fulfilment, collectionPoint, nearestPoint }: Record<string, unknown>): unknown {
  return collectionPoint === nearestPoint && fulfilment !== 'collection' ? '' : collectionPoint;
}

/** Each line has a field named after its stock. Empty ones are left out. */
function notesFrom(posted: Record<string, unknown>): Record<string, unknown> {
  const notes = Object.entries(posted).filter(([name, note]) => /^note-\d{1,10}$/.test(name) && note !== '');
  return Object.fromEntries(notes.map(([name, note]) => [name.slice('note-'.length), note]));
}

/** Identifies a delivery point to about a metre, so that the details of one house are never used for another. */
export function addressKey({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

/** House, floor and the other details if they belong to the point `key`, otherwise empty. */
export function detailsAt(draft: Draft, key: string): Pick<Draft, 'house' | 'floor' | 'office' | 'door' | 'leave'> {
  const { house, floor, office, door, leave } = draft.of === key ? draft : emptyDraft;
  return { house, floor, office, door, leave };
}
