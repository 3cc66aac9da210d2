/**
 * Finds out how a membership in a group order has ended, as far as that is known, and what it leaves the member with.
 */
import 'server-only';
import type { Basket } from '@/lib/cart/basket/basket';
import { findFacts } from '@/lib/cart/group/facts';
import { findMemberEnd } from '@/lib/cart/group/kept-choices';
import type { Participant } from '@/lib/cart/group/participant';
import { findRecord, type GroupRecord } from '@/lib/cart/group/record-store';

export interface MembershipEnd {
  /** "over": ordered or cancelled, it is not known which. */
  why: 'kicked' | 'left' | 'cancelled' | 'ordered' | 'over';
  /** The owner's name; empty where it is not known. */
  owner: string;
  /** Their choices, as far as they were kept. */
  chosen: Basket | null;
  record: GroupRecord | null;
}

/** Called once the API says that they are out. */
export async function readMembershipEnd({ uuid, cart }: Pick<Participant, 'uuid' | 'cart'>): Promise<MembershipEnd> {
  const [end, record, facts] = await Promise.all([findMemberEnd(uuid, cart), findRecord(cart), findFacts(cart)]);
  const isCancelled = facts?.state === 'cancelled';
  return {
    why: end?.why ?? (record !== null ? 'ordered' : isCancelled ? 'cancelled' : 'over'),
    owner: facts?.owner ?? '',
    chosen: end?.chosen ?? null,
    record: end === null ? record : null,
  };
}
