/**
 * Who this browser is in somebody's group order. The uuid opens that cart and nothing else, and whoever knows it acts as
 * the participant, so it lies sealed in a cookie of its own. It opens for the customer who has joined, and a guest's for
 * whoever is a guest: a session that ends takes nobody out of a group, and the next person on the device finds no place of
 * somebody else's.
 */
import 'server-only';
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { readSession } from '@/lib/session/session';

const id = z.string().regex(idShape);

/** Whose place it is when nobody is signed in. */
const guest = '';

const participantSchema = z.object({
  /** Who has joined by it: a customer's id, or nobody's. */
  customer: z.string(),
  uuid: z.string().min(1).max(64),
  cart: id,
  shop: id,
  /** The owner's id, which the invitation names. */
  owner: id,
  /** As they have joined. */
  name: z.string(),
  /** It was ordered, and they have been told; their share stands on the group's page until they go on from there. */
  isOver: z.boolean().default(false),
});

export type Participant = z.output<typeof participantSchema>;

const cookie = sealedCookie('participant', participantSchema);

export async function readParticipant(): Promise<Participant | null> {
  const found = await cookie.read();
  return found !== null && found.customer === (await whoIsHere()) ? found : null;
}

/** Whoever still counts as being in: what they choose is their part of the group's cart. */
export async function readMember(): Promise<Participant | null> {
  const participant = await readParticipant();
  return participant?.isOver === true ? null : participant;
}

/** Actions and route handlers only. */
export async function writeParticipant(participant: Omit<z.input<typeof participantSchema>, 'customer'>) {
  return cookie.write({ ...participant, customer: await whoIsHere() });
}

/** Once somebody has signed in: the place that they have taken as a guest is theirs. */
export async function adoptParticipant(customer: string): Promise<void> {
  const found = await cookie.read();
  if (found?.customer === guest) await cookie.write({ ...found, customer });
}

/** Actions and route handlers only. */
export function forgetParticipant(): Promise<void> {
  return cookie.remove();
}

async function whoIsHere(): Promise<string> {
  return (await readSession())?.customer.id ?? guest;
}
