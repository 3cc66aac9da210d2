/** Remembers which pages' buttons have sent money, and what is in doubt, in all processes of the storefront. */
import 'server-only';
import { z } from 'zod';
import { sharedStore } from '@/lib/shared-store';

/** Seconds: half an hour. */
const remembered = 30 * 60;

/** Seconds for which a call that has run into the time limit may still be carried out. */
const mayStillCome = 30;

const doubtSchema = z.object({
  mark: z.string(),
  minor: z.number(),
  currency: z.string(),
  newestMove: z.number(),
});

export type Doubt = z.output<typeof doubtSchema>;

export async function rememberSent(customerId: string, mark: string): Promise<void> {
  await sharedStore.set(`sent ${customerId} ${mark}`, 'yes', remembered);
}

export async function isMarkSent(customerId: string, mark: string): Promise<boolean> {
  return (await sharedStore.get(`sent ${customerId} ${mark}`)) !== null;
}

/** Nobody knows whether this was sent; after a timeout it may still be. */
export async function rememberDoubt(customerId: string, doubt: Doubt, isTimeout: boolean): Promise<void> {
  await sharedStore.set(`send-doubt ${customerId}`, JSON.stringify(doubt), remembered);
  if (isTimeout) await sharedStore.set(`send-late ${customerId}`, 'yes', mayStillCome);
}

export async function findDoubt(customerId: string): Promise<(Doubt & { mayStillCome: boolean }) | null> {
  const [doubt, late] = await Promise.all([
    sharedStore.get(`send-doubt ${customerId}`),
    sharedStore.get(`send-late ${customerId}`),
  ]);
  return doubt === null ? null : { ...doubtSchema.parse(JSON.parse(doubt)), mayStillCome: late !== null };
}

export async function forgetDoubt(customerId: string): Promise<void> {
  await sharedStore.release(`send-doubt ${customerId}`);
}
