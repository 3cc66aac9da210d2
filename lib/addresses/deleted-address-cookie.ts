/** Keeps the address that was deleted last for a while in a sealed cookie of its own, so that it can be restored. */
import 'server-only';
import { z } from 'zod';
import type { AddressInput } from '@/lib/addresses/account-calls';
import { sealedCookie } from '@/lib/cookies/cookie-jar';

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

const deleted = sealedCookie('deleted-address', deletedSchema);

export async function readDeletedAddress(): Promise<AddressInput | null> {
  return deleted.read();
}

/** Actions only. */
export async function keepDeletedAddress(address: AddressInput): Promise<void> {
  await deleted.write(deletedSchema.parse(address));
}

/** Actions only. */
export async function forgetDeletedAddress(): Promise<void> {
  await deleted.remove();
}
