/**
 * Remembers a top-up that a customer is paying at a payment provider, in all processes of the storefront: a customer
 * who presses again is led to the same payment, which a payment provider accepts once (docs/decisions/086). The
 * customer's own browser remembers it too, for a store that has lost it (docs/decisions/084).
 */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

const schema = z.object({
  /** The mark of the page whose button was pressed. */
  mark: z.string(),
  minor: z.number(),
  currency: z.string(),
  /** The payment provider's tag. */
  tag: z.string(),
  url: z.string(),
  /**
   * The ids of the newest line of the history, and of the newest top-up among the payments, before this one; 0 for
   * none.
   */
  newestMove: z.number(),
  newestTransaction: z.number(),
});

export type OpenTopUp = z.output<typeof schema>;

const cookie = sealedCookie('top-up', schema.extend({ customerId: z.string() }));

/** Seconds: payment providers keep their page open for longer, but nobody comes back to it later. */
const remembered = secondsIn.hour;

const openTopUps = storedRecord(schema, remembered);

export async function readOpenTopUp(customerId: string): Promise<OpenTopUp | null> {
  const stored = await openTopUps.read(keyOf(customerId));
  if (stored !== null) return stored;
  const own = await cookie.read();
  return own?.customerId === customerId ? own : null;
}

/** Actions only. */
export async function rememberTopUp(customerId: string, topUp: OpenTopUp): Promise<void> {
  await openTopUps.write(keyOf(customerId), topUp);
  await cookie.write({ ...topUp, customerId });
}

/** Actions only. */
export async function forgetTopUp(customerId: string): Promise<void> {
  await sharedStore.release(keyOf(customerId));
  await cookie.remove();
}

function keyOf(customerId: string): string {
  return `top-up ${customerId}`;
}
