/**
 * Builds the API's request for an order (docs/api.md 8.1). Leaves out fields that are not used, because the API refuses
 * empty ones (docs/api.md 7.1).
 */

import { isSecondRevision } from '@/lib/api/revision';
import type { CheckoutState } from '@/lib/checkout/checkout-state';
import type { ChosenTime } from '@/lib/checkout/chosen-time';
import type { Draft } from '@/lib/checkout/draft/draft';
import { lineNotesOf, type SoldOutWords } from '@/lib/checkout/draft/line-notes';
import type { OrderRequest } from '@/lib/checkout/order/orders';
import { slotLength } from '@/lib/checkout/slots';
import type { Currency } from '@/lib/market/schema';
import { digitsOf } from '@/lib/phone';
import { deliveryTypes } from '@/lib/shops/fulfilment';
import { clockTime } from '@/lib/time';
import { minutesIn } from '@/lib/time-units';
import type { Point } from '@/lib/view/view';

export interface RequestWords {
  /** "Leave it at the door", for the courier. */
  leave: string;
  /** "Please message me, do not call", for the courier and the shop. */
  noCalls: string;
  /** "Allergies: milk and nuts", for the shop; empty where there are none. */
  allergies: string;
  /** What to do about something that is sold out, for the shop. */
  soldOut: SoldOutWords;
}

/** Null when something is missing: the account's cart, the place or the time. */
export function orderRequestOf(state: CheckoutState, currency: Currency, words: RequestWords): OrderRequest | null {
  const { cart, draft, when, coupon, totals } = state;
  const where = placeOf[draft.fulfilment](state, words);
  if (cart.id === null || where === null || when.kind === 'none') return null;
  const tips = totals?.tips.minor ?? 0;
  const note = noteOf(draft, words);
  const notes = state.offersLineNotes ? lineNotesOf(draft, cart, words.soldOut) : {};
  return {
    cart_id: Number(cart.id),
    shop_id: Number(cart.shop.id),
    currency_id: Number(currency.id),
    // R1 converts the order's amounts with the rate that it is sent, so this is the rate of the cart's sums.
    rate: cart.rate ?? currency.rate,
    delivery_type: deliveryTypes[draft.fulfilment],
    ...where,
    delivery_date: when.date,
    delivery_time: wireTime(when),
    ...(note !== '' && { note }),
    ...(Object.keys(notes).length > 0 && { notes }),
    ...(coupon === 'good' && { coupon: draft.coupon }),
    ...(tips > 0 && { tips: tips / 100 }),
    ...receiverOf(state),
  };
}

/**
 * A chosen slot is a span. R1 stores it as it is sent, and its clients read it like that (docs/api.md 26). R2 parses
 * the time, which must be a single one.
 */
function wireTime(when: Exclude<ChosenTime, { kind: 'none' }>): string {
  const start = clockTime(when.minutes);
  if (when.kind === 'asap' || isSecondRevision()) return start;
  return `${start} - ${clockTime((when.minutes + slotLength) % minutesIn.day)}`;
}

/**
 * The shop's note, with allergies first. If it is longer than `limits.note` the order is refused
 * (lib/checkout/problems.ts).
 */
export function noteOf({ note, noCalls }: Draft, words: RequestWords): string {
  return [words.allergies, noCalls ? words.noCalls : '', note].filter(Boolean).join('. ');
}

type Where = Pick<OrderRequest, 'location' | 'address' | 'delivery_point_id'>;

const placeOf = { delivery: deliveryOf, pickup: pickupOf, collection: collectionOf };

/** Puts the note for the courier into the address, where the couriers' app shows it. */
function deliveryOf({ destination: place, draft }: CheckoutState, words: RequestWords): Where | null {
  if (place === null) return null;
  const said = [draft.noCalls ? words.noCalls : '', draft.leave ? words.leave : '', draft.door];
  const comment = said.filter(Boolean).join('. ');
  const { house, floor, office } = draft;
  const details = Object.entries({ house, floor, office, comment }).filter(([, text]) => text !== '');
  return {
    location: wirePoint(place.point),
    address: { address: place.text, ...Object.fromEntries(details) },
  };
}

/** Sends the branch, or the shop itself, as the address. Null for a branch that no longer exists. */
function pickupOf({ branches, draft, shop }: CheckoutState): Where | null {
  const branch = branches?.find(({ id }) => id === draft.branch);
  if (draft.branch !== '' && branch === undefined) return null;
  const point = branch?.location ?? shop.location;
  return {
    address: { address: branch?.address || branch?.title || shop.address || shop.title },
    ...(point !== null && { location: wirePoint(point) }),
  };
}

/** Sends the collection point as the address, as clients that know no such points show it. Null for one that is gone. */
function collectionOf({ collection }: CheckoutState): Where | null {
  const chosen = collection?.chosen ?? null;
  if (chosen === null) return null;
  const { id, title, address, location } = chosen;
  return {
    delivery_point_id: Number(id),
    address: { address: [title, address].filter(Boolean).join(' · ') },
    ...(location !== null && { location: wirePoint(location) }),
  };
}

function wirePoint({ latitude, longitude }: Point): { latitude: string; longitude: string } {
  return { latitude: String(latitude), longitude: String(longitude) };
}

/** The other receiver if there is one, otherwise the customer's phone number where it differs from the account's. */
function receiverOf({ draft, session }: CheckoutState): Pick<OrderRequest, 'username' | 'phone'> {
  if (draft.other) return { username: draft.name, phone: digitsOf(draft.otherPhone) };
  const own = draft.phone === '' || digitsOf(draft.phone) === session?.customer.phone ? '' : digitsOf(draft.phone);
  return own === '' ? {} : { phone: own };
}
