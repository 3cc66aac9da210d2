/**
 * Remembers the idempotency keys of pages whose buttons have sent money, and transfers whose outcome is not known, in
 * all processes of the storefront. The customer's own browser remembers them too, for a store that has lost them
 * (docs/decisions/084).
 */
import 'server-only';
import { z } from 'zod';
import { mayStillRunFor } from '@/lib/api/client';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Seconds. */
const remembered = 30 * secondsIn.minute;

const transferSchema = z.object({
  minor: z.number(),
  currency: z.string(),
  /** The receiver's name as the button's page showed it; empty where that page did not say it. */
  name: z.string().default(''),
});

export type Transfer = z.output<typeof transferSchema>;

const doubtSchema = transferSchema.extend({
  /** Empty where a release of before has kept it. */
  idempotencyKey: z.string().default(''),
  newestMove: z.number(),
  /** The receiver's uuid; empty where a release of before has kept it. */
  to: z.string().default(''),
});

type Doubt = z.output<typeof doubtSchema>;

const doubts = storedRecord(doubtSchema, remembered);

const cookie = sealedCookie(
  'sending',
  z.object({
    customerId: z.string(),
    /** The idempotency keys of pages that have sent, the newest first. */
    keys: z.array(z.string()).default([]),
    doubt: doubtSchema.nullable(),
    /** Until when it may still be carried out, in milliseconds since the epoch. */
    lateUntil: z.number(),
    /** The transfer of which the wallet's page is to tell. */
    told: transferSchema.nullable().default(null),
  }),
);

/** The most pages that one browser leaves open after sending. */
const mostKeys = 8;

/** The amount that is sent, in minor units, and the receiver's uuid. */
interface Sum {
  to: string;
  minor: number;
  currency: string;
}

/** Actions only, as are all functions here that remember. */
export async function rememberSent(
  customerId: string,
  { idempotencyKey, ...sum }: Sum & { idempotencyKey: string },
): Promise<void> {
  await sharedStore.set(`sent ${customerId} ${idempotencyKey}`, 'yes', remembered);
  await sharedStore.set(keyOf(customerId, sum), idempotencyKey, remembered);
  const own = await readOwn(customerId);
  await cookie.write({ ...own, keys: [idempotencyKey, ...own.keys].slice(0, mostKeys) });
}

export async function isKeySent(customerId: string, idempotencyKey: string): Promise<boolean> {
  if ((await sharedStore.get(`sent ${customerId} ${idempotencyKey}`)) !== null) return true;
  return (await readOwn(customerId)).keys.includes(idempotencyKey);
}

/** Of the page that has sent the same amount to the same receiver last; empty where none has lately. */
export async function lastKeyOf(customerId: string, sum: Sum): Promise<string> {
  return (await sharedStore.get(keyOf(customerId, sum))) ?? '';
}

/** Nobody knows whether this was sent. @param mayStillRun whether it may yet be */
export async function rememberDoubt(customerId: string, doubt: Doubt, mayStillRun: boolean): Promise<void> {
  await doubts.write(`send-doubt ${customerId}`, doubt);
  if (mayStillRun) await sharedStore.set(`send-late ${customerId}`, 'yes', mayStillRunFor);
  const lateUntil = mayStillRun ? Date.now() + mayStillRunFor * 1000 : 0;
  await cookie.write({ ...(await readOwn(customerId)), doubt, lateUntil });
}

export async function findDoubt(customerId: string): Promise<(Doubt & { mayStillRun: boolean }) | null> {
  const [stored, late, own] = await Promise.all([
    doubts.read(`send-doubt ${customerId}`),
    sharedStore.get(`send-late ${customerId}`),
    readOwn(customerId),
  ]);
  if (stored !== null) return { ...stored, mayStillRun: late !== null };
  return own.doubt && { ...own.doubt, mayStillRun: Date.now() < own.lateUntil };
}

export async function forgetDoubt(customerId: string): Promise<void> {
  await sharedStore.release(`send-doubt ${customerId}`);
  await cookie.write({ ...(await readOwn(customerId)), doubt: null });
}

/**
 * Lets the wallet's page name sum and receiver, which the notice cannot carry (lib/notices/notice.ts). Nothing is named
 * where one of them is not known.
 */
export async function tellTransfer(customerId: string, { minor, currency, name }: Transfer): Promise<void> {
  await cookie.write({ ...(await readOwn(customerId)), told: name === '' ? null : { minor, currency, name } });
}

export async function readTold(customerId: string): Promise<Transfer | null> {
  return (await readOwn(customerId)).told;
}

function keyOf(customerId: string, { to, minor, currency }: Sum): string {
  return `sent-last ${customerId} ${to} ${minor} ${currency}`;
}

async function readOwn(customerId: string) {
  const own = await cookie.read();
  return own?.customerId === customerId ? own : { customerId, keys: [], doubt: null, lateUntil: 0, told: null };
}
