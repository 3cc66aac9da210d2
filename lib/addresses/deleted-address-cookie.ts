/** The address that was deleted last, for a while, so that it can be brought back: a sealed cookie of its own. */
import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import type { AddressInput } from '@/lib/addresses/account-calls';
import { cookieOptions } from '@/lib/cookie-options';
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

export async function readDeletedAddress(): Promise<AddressInput | null> {
  return unseal((await cookies()).get(deletedAddressCookie)?.value, deletedSchema, lifetime);
}

/** Actions only. */
export async function keepDeletedAddress(place: AddressInput): Promise<void> {
  const sealed = await seal(deletedSchema.parse(place), lifetime);
  (await cookies()).set(deletedAddressCookie, sealed, { ...cookieOptions(lifetime), httpOnly: true });
}

/** Actions only. */
export async function forgetDeletedAddress(): Promise<void> {
  (await cookies()).delete(deletedAddressCookie);
}
