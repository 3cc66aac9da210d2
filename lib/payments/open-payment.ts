/**
 * Marks what is paid for, in all processes, while a payment of it is under way, and for a while after a payment whose
 * outcome is not known: meanwhile no other payment is made or offered (docs/decisions/064).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mayStillRunFor } from '@/lib/api/client';
import { type Bill, billKey } from '@/lib/bill';
import { readCustomerId } from '@/lib/session/customer-id';
import { lockLasts, whileRenewed } from '@/lib/stores/lock';
import { sharedStore } from '@/lib/stores/shared-store';

/**
 * Makes a payment of the bill beside no other one; null while another is open. It stays open for a while where
 * `isUnknown` says of its outcome that nobody knows it. Whether anything is to be paid is read within `pay`: another
 * payment may just have ended.
 */
export async function payAlone<T>(
  bill: Bill,
  pay: () => Promise<T>,
  isUnknown: (outcome: T) => boolean,
): Promise<T | null> {
  const [key, owner] = [await keyOf(bill), randomUUID()];
  if (!(await sharedStore.claim(key, owner, lockLasts))) return null;
  let staysOpen = false;
  try {
    const outcome = await whileRenewed(key, owner, pay);
    staysOpen = isUnknown(outcome);
    return outcome;
  } finally {
    if (staysOpen) await sharedStore.set(key, owner, mayStillRunFor);
    else await sharedStore.release(key, owner);
  }
}

export async function isPaymentOpen(bill: Bill): Promise<boolean> {
  return (await sharedStore.get(await keyOf(bill))) !== null;
}

/** Names the customer: whose it is, only the API knows, and nobody holds up the payments of another. */
async function keyOf(bill: Bill): Promise<string> {
  return `payment ${await readCustomerId()} ${billKey(bill)}`;
}
