/**
 * Keeps what a member has chosen, and why they left the group or were removed, until they are told: their choices become
 * their own basket (docs/decisions/082, 085).
 */
import 'server-only';
import { z } from 'zod';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket/basket';
import { groupKeptFor } from '@/lib/cart/group/facts';
import { findRecord } from '@/lib/cart/group/record-store';
import { storedRecord } from '@/lib/stores/stored-record';

const endSchema = z.object({
  why: z.enum(['kicked', 'left', 'cancelled']),
  chosen: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number().default(0),
});

const storedEnds = storedRecord(endSchema, groupKeptFor);

type Why = z.output<typeof endSchema>['why'];

/**
 * Keeps the choices of a participant who is about to leave the group: they become their own basket. Written before the
 * call that removes them, because its answer may be lost.
 */
export async function keepChosen(uuid: string, why: Why, basket: Basket | null): Promise<void> {
  const chosen = basket === null ? '' : encodeBasket(basket);
  await storedEnds.write(`group end ${uuid}`, { why, chosen, at: Date.now() });
}

/** Null also for a participant whose removal failed and whose choices were ordered later. */
export async function findMemberEnd(uuid: string, cart: string): Promise<{ why: Why; chosen: Basket | null } | null> {
  const [end, record] = await Promise.all([storedEnds.read(`group end ${uuid}`), findRecord(cart)]);
  if (end === null) return null;
  const isOrdered = record !== null && record.at > end.at && record.people.some(person => person.uuid === uuid);
  return isOrdered ? null : { why: end.why, chosen: decodeBasket(end.chosen) };
}
