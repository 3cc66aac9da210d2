/** The outcome of a change of the cart, with the message about it. */
import type { BasketOutcome } from '@/lib/cart/backend';
import type { NotFilled } from '@/lib/cart/fill';
import type { MembershipEnd } from '@/lib/cart/group/membership-end';
import type { NoticeKey } from '@/lib/notices/notice';
import type { Tone } from '@/lib/notices/notice-format';

/** A message key under `notices`, with its numbers. */
export interface CartMessage {
  key: NoticeKey;
  tone: Tone;
  numbers?: Record<string, number>;
}

export type CartChangeOutcome =
  /** Null where the result is visible and needs no message. */
  { ok: true; message: CartMessage | null } | CartRefusal;

/** Nothing has changed, or with "cartUnknown" nobody knows. */
type CartRefusal = { ok: false; why: 'unauthorized' } | { ok: false; why: 'refused'; message: CartMessage };

export function done(key: NoticeKey, numbers: Record<string, number>): CartChangeOutcome {
  return { ok: true, message: { key, tone: 'success', numbers } };
}

export function refused(key: NoticeKey): CartRefusal {
  return { ok: false, why: 'refused', message: { key, tone: 'error' } };
}

/** What customers who are out of their group order are told first with their next press (docs/decisions/082). */
export function endMessage(ended: MembershipEnd['why']): CartMessage {
  return { key: ended === 'ordered' ? 'groupOrdered' : 'groupOut', tone: 'warning' };
}

/** `ended`: how the group order ended that the cart belonged to until this change; null where none has ended. */
export function withEnd<T extends CartChangeOutcome>(outcome: T, ended: MembershipEnd['why'] | null): T {
  if (ended === null || (!outcome.ok && outcome.why === 'unauthorized')) return outcome;
  return { ...outcome, message: endMessage(ended) };
}

/** The message when the lines were not put into the cart. */
export function notFilled(filled: NotFilled): CartRefusal {
  return withEnd(notTaken(filled), filled.ended);
}

function notTaken(filled: NotFilled): CartRefusal {
  const { status } = filled;
  if (status === 'unauthorized') return { ok: false, why: 'unauthorized' };
  // The cart page shows the question itself.
  if (status === 'asks') return refused(filled.isGroup ? 'groupOtherShop' : 'cartAsks');
  return refused(sentences[status] ?? 'cartOffline');
}

export function failed({ why }: Extract<BasketOutcome, { ok: false }>): CartRefusal {
  if (why === 'unauthorized') return { ok: false, why: 'unauthorized' };
  return refused(sentences[why] ?? 'cartOffline');
}

const sentences: Partial<Record<string, NoticeKey>> = {
  full: 'cartFull',
  unknown: 'cartUnknown',
  late: 'groupLate',
  limit: 'groupLimit',
};
