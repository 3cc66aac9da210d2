/** The address that was deleted last, for a while, so that it can be brought back: a sealed cookie of its own. */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { cookieOptions } from '@/lib/cookie-options';
import type { WrittenPlace } from '@/lib/places/saved-write';
import { seal, unseal } from '@/lib/session/seal';

export const deletedAddressCookie = 'deleted-address';

/** Ten minutes, in seconds. */
const lifetime = 600;

const text = z.string();

const deletedSchema = z.object({
  title: text,
  text,
  house: text,
  floor: text,
  office: text,
  entrance: text,
  comment: text,
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

export async function readDeleted(): Promise<WrittenPlace | null> {
  return unseal((await cookies()).get(deletedAddressCookie)?.value, deletedSchema, lifetime);
}

/** Actions only. */
export async function keepDeleted(place: WrittenPlace): Promise<void> {
  const sealed = await seal(deletedSchema.parse(place), lifetime);
  (await cookies()).set(deletedAddressCookie, sealed, { ...cookieOptions(lifetime), httpOnly: true });
}

/** Actions only. */
export async function forgetDeleted(): Promise<void> {
  (await cookies()).delete(deletedAddressCookie);
}
