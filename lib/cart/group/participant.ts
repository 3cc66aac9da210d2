/**
 * Who this browser is in somebody's group order. The uuid opens that cart and nothing else, and whoever knows it acts as
 * the participant, so it lies sealed in a cookie of its own.
 */
import 'server-only';
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { sealedCookie } from '@/lib/cookie-jar';

const id = z.string().regex(idShape);

const participantSchema = z.object({
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

export function readParticipant(): Promise<Participant | null> {
  return cookie.read();
}

/** Whoever still counts as being in: what they choose is their part of the group's cart. */
export async function readMember(): Promise<Participant | null> {
  const participant = await readParticipant();
  return participant?.isOver === true ? null : participant;
}

/** Actions and route handlers only. */
export function writeParticipant(participant: z.input<typeof participantSchema>): Promise<boolean> {
  return cookie.write(participant);
}

/** Actions and route handlers only. */
export function forgetParticipant(): Promise<void> {
  return cookie.remove();
}
