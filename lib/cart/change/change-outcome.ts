/** The outcome of a change of the cart, with the message about it. */
import { secondsToWait } from '@/lib/api/told-to-wait';
import type { BasketFailure } from '@/lib/cart/backend/backend';
import type { NotFilled } from '@/lib/cart/change/fill';
import type { MembershipEnd } from '@/lib/cart/group/membership-end';
import type { Tone } from '@/lib/notices/notice-format';
import type english from '@/messages/en.json';

type CartMessageKey = keyof typeof english.notices;

/** A message key under `notices`, with its numbers; `retryAfter`: in how many seconds the API wants to be asked again. */
export interface CartMessage {
  key: CartMessageKey;
  tone: Tone;
  numbers?: Record<string, number>;
  /** The cart's page asks about it, so it needs no notice there. */
  isAsked?: true;
}

export type CartChangeOutcome =
  /** Null where the result is visible and needs no message. */
  { ok: true; message: CartMessage | null } | CartRefusal;

/** Nothing has changed, or with "cartUnknown" nobody knows. */
type CartRefusal = { ok: false; why: 'unauthorized' } | { ok: false; why: 'refused'; message: CartMessage };

export function doneWith(key: CartMessageKey, numbers: Record<string, number>): CartChangeOutcome {
  return { ok: true, message: { key, tone: 'success', numbers } };
}

export function refusedWith(key: CartMessageKey): CartRefusal {
  const retryAfter = key === 'cartOffline' ? secondsToWait() : null;
  return { ok: false, why: 'refused', message: { key, tone: 'error', ...(retryAfter && { numbers: { retryAfter } }) } };
}

/** Tells a customer, with their next press, that they are out of their group order (docs/decisions/082). */
export function groupEndMessage(ended: MembershipEnd['why']): CartMessage {
  return { key: ended === 'ordered' ? 'groupOrdered' : 'groupOut', tone: 'warning' };
}

/** Puts the end of a group order, where this change has found it out, in place of the message about the change. */
export function withGroupEnd<T extends CartChangeOutcome>(outcome: T, ended: MembershipEnd['why'] | null): T {
  if (ended === null || (!outcome.ok && outcome.why === 'unauthorized')) return outcome;
  return { ...outcome, message: groupEndMessage(ended) };
}

/** For lines that were not put into the cart. */
export function refusedFill(filled: NotFilled): CartRefusal {
  return withGroupEnd(refusalOf(filled), filled.ended);
}

function refusalOf(filled: NotFilled): CartRefusal {
  const { status } = filled;
  if (status === 'unauthorized') return { ok: false, why: 'unauthorized' };
  if (status === 'asks')
    return {
      ok: false,
      why: 'refused',
      message: { key: filled.isGroup ? 'groupOtherShop' : 'cartAsks', tone: 'error', isAsked: true },
    };
  return refusedWith(sentences[status] ?? 'cartOffline');
}

/** For a cart that could not be read or changed. */
export function refusedBecause({ why }: BasketFailure): CartRefusal {
  if (why === 'unauthorized') return { ok: false, why: 'unauthorized' };
  return refusedWith(sentences[why] ?? 'cartOffline');
}

const sentences: Partial<Record<NotFilled['status'] | BasketFailure['why'], CartMessageKey>> = {
  full: 'cartFull',
  noRoomAside: 'cartNoRoomAside',
  unknown: 'cartUnknown',
  late: 'groupLate',
  limit: 'groupLimit',
};
