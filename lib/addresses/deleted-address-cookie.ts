/** Keeps the address that was deleted last for a while in a sealed cookie of its own, so that it can be restored. */
import 'server-only';
import { z } from 'zod';
import type { AddressInput } from '@/lib/addresses/account-calls';
import type { AccountAddress } from '@/lib/addresses/account-schema';
import { sealedCookie } from '@/lib/cookies/cookie-jar';

const text = z.string();

const deletedSchema = z.object({
  id: text,
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

/** Where the answer to its deletion was lost, the account may still have it: then its id is in the list. */
export async function readDeletedAddress(): Promise<(AddressInput & { id: string }) | null> {
  return deleted.read();
}

/** Where it is too long to be kept, the one before it is not restored in its place. Actions only. */
export async function keepDeletedAddress(address: AccountAddress): Promise<void> {
  if (!(await deleted.write(deletedSchema.parse(address)))) await deleted.remove();
}

/** Actions only. */
export async function forgetDeletedAddress(): Promise<void> {
  await deleted.remove();
}
