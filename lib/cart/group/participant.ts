/**
 * Remembers who this browser is in somebody's group order. Anybody who knows the uuid can act as the participant, in
 * that cart and nowhere else, so the uuid is sealed in a cookie of its own. The cookie is valid for the customer who
 * has joined, or for any guest where a guest has joined. So nobody falls out of a group when a session ends, and the
 * next customer on the device cannot take the place of another.
 */
import 'server-only';
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { customerCookie } from '@/lib/session/customer-cookie';
import { readCustomerId } from '@/lib/session/customer-id';

const id = z.string().regex(idShape);

const participantSchema = z.object({
  /** The id of the customer who has joined; empty for a guest. */
  customer: z.string(),
  uuid: z.string().min(1).max(64),
  cart: id,
  shop: id,
  /** The owner's id, as named in the invitation. */
  owner: id,
  /** The name under which they have joined. */
  name: z.string(),
  /** The group was ordered and they were told. Their share is shown on the group's page until they go on from there. */
  isOver: z.boolean().default(false),
});

export type Participant = z.output<typeof participantSchema>;

const cookie = customerCookie('participant', participantSchema);

export async function readParticipant(): Promise<Participant | null> {
  return cookie.read();
}

/** The participant while they count as being in the group: what they choose is their part of its cart. */
export async function readMember(): Promise<Participant | null> {
  const participant = await readParticipant();
  return participant?.isOver === true ? null : participant;
}

/** Actions and route handlers only. */
export async function writeParticipant(participant: Omit<z.input<typeof participantSchema>, 'customer'>) {
  return cookie.write({ ...participant, customer: await readCustomerId() });
}

/** Called after signing in: the place that they took as a guest becomes the customer's. */
export async function adoptParticipant(customer: string): Promise<void> {
  const found = await cookie.readAnybodys();
  if (found?.customer === '') await cookie.write({ ...found, customer });
}

/** Actions and route handlers only. */
export function forgetParticipant(): Promise<void> {
  return cookie.remove();
}
