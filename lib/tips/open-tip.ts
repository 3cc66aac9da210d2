/**
 * Remembers a tip that a customer is paying at a provider, in all processes of the storefront: whoever presses again is
 * led to the same payment, which a provider accepts once (docs/decisions/169). The customer's own browser remembers it
 * too, for a store that has lost it (docs/decisions/084).
 */
import 'server-only';
import { z } from 'zod';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';

const schema = z.object({
  /** In the order's currency. */
  minor: z.number(),
  /** The id of the payment method. */
  paymentId: z.string(),
  url: z.string(),
});

export type OpenTip = z.output<typeof schema>;

const cookie = sealedCookie('tip', schema.extend({ orderId: z.string() }));

/** Seconds: providers keep their page open for longer, but nobody comes back to it later. */
const remembered = 60 * 60;

const openTips = storedRecord(schema, remembered);

export async function readOpenTip(orderId: string): Promise<OpenTip | null> {
  const stored = await openTips.read(keyOf(orderId));
  if (stored !== null) return stored;
  const own = await cookie.read();
  return own?.orderId === orderId ? own : null;
}

/** Actions only. */
export async function rememberTip(orderId: string, tip: OpenTip): Promise<void> {
  await openTips.write(keyOf(orderId), tip);
  await cookie.write({ ...tip, orderId });
}

/** Actions only. */
export async function forgetTip(orderId: string): Promise<void> {
  await sharedStore.release(keyOf(orderId));
  await cookie.remove();
}

function keyOf(orderId: string): string {
  return `tip ${orderId}`;
}
