/**
 * What a customer has filled in at the checkout, kept while they look elsewhere or sign in. Lenient: a half-filled form
 * is a good draft, and what is wrong with it is said when ordering (lib/checkout/problems.ts).
 */
import { z } from 'zod';
import type { DeliverableAddress } from '@/lib/addresses/account-addresses';

function words(longest: number) {
  return z
    .string()
    .catch('')
    .default('')
    .transform(typed => typed.trim().slice(0, longest));
}

/** A checkbox: "on", or not there. */
const ticked = z.preprocess(value => value === true || value === 'on', z.boolean()).default(false);

/** How long each text may be; the fields say so too. The API takes 191 characters of note (8.1). */
export const limits = { house: 20, door: 120, phone: 24, name: 60, note: 191, coupon: 40, tip: 9 } as const;

/** What both the posted form and the cookie hold; keys are the form's field names. */
export const draftSchema = z.object({
  /** The shop that the draft was written for. */
  shop: words(10),
  fulfilment: z.enum(['delivery', 'pickup']).catch('delivery').default('delivery'),
  /** The address that house, floor, office and door belong to (`placeKey`). */
  of: words(40),
  house: words(limits.house),
  floor: words(limits.house),
  office: words(limits.house),
  door: words(limits.door),
  leave: ticked,
  /** A branch's id; empty is the shop itself. */
  branch: words(10),
  phone: words(limits.phone),
  /** Somebody else receives it. */
  other: ticked,
  name: words(limits.name),
  otherPhone: words(limits.phone),
  /** "asap", a date, or empty for what comes first. */
  day: words(10),
  /** "HH:mm" of that date. */
  time: words(5),
  note: words(limits.note),
  coupon: words(limits.coupon),
  /** A percentage of the goods, "other" for what is typed in `ownTip`, or empty. */
  tip: words(limits.tip),
  ownTip: words(limits.tip),
  /** The tag of a way of paying. */
  payment: words(40),
});

export type Draft = z.output<typeof draftSchema>;

export const emptyDraft: Draft = draftSchema.parse({});

/** A basket of another shop keeps who and where, not what was said to the first one. */
export function draftFor(shopId: string, draft: Draft): Draft {
  if (draft.shop === shopId) return draft;
  const { branch, day, time, note, coupon, tip, ownTip } = emptyDraft;
  return { ...draft, shop: shopId, branch, day, time, note, coupon, tip, ownTip };
}

/** Each day has a time field of its own, so that without script a day and its time are chosen in one go. */
export function draftFrom(posted: Record<string, unknown>): Draft {
  return draftSchema.parse({ ...posted, time: posted[`time-${String(posted.day ?? '')}`] });
}

/** Names a delivery point without telling it: details of one door must not go to another. */
export function addressKey({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
}

/** An address of the account brings the details of its door along. */
export function atAccountAddress(draft: Draft, { point, house, floor, office, door }: DeliverableAddress): Draft {
  return { ...draft, of: addressKey(point), house, floor, office, door, leave: false };
}

/** House, floor and the rest, when they were written for this point. */
export function detailsAt(draft: Draft, key: string): Pick<Draft, 'house' | 'floor' | 'office' | 'door' | 'leave'> {
  const { house, floor, office, door, leave } = draft.of === key ? draft : emptyDraft;
  return { house, floor, office, door, leave };
}
