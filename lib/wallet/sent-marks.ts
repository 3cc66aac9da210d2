/**
 * Remembers which pages' buttons have sent money, and transfers whose outcome is not known, in all processes of the
 * storefront. The customer's own browser remembers them too, for a store that has lost them (docs/decisions/084).
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
  mark: z.string(),
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
    /** The newest first. */
    marks: z.array(z.string()),
    doubt: doubtSchema.nullable(),
    /** Until when it may still be carried out, in milliseconds since the epoch. */
    lateUntil: z.number(),
    /** The transfer of which the wallet's page is to tell. */
    told: transferSchema.nullable().default(null),
  }),
);

/** The most pages that one browser leaves open after sending. */
const mostMarks = 8;

/** The amount that is sent, in minor units, and the receiver's uuid. */
interface Sum {
  to: string;
  minor: number;
  currency: string;
}

/** Actions only, as are all functions here that remember. */
export async function rememberSent(customerId: string, { mark, ...sum }: Sum & { mark: string }): Promise<void> {
  await sharedStore.set(`sent ${customerId} ${mark}`, 'yes', remembered);
  await sharedStore.set(keyOf(customerId, sum), mark, remembered);
  const own = await readOwn(customerId);
  await cookie.write({ ...own, marks: [mark, ...own.marks].slice(0, mostMarks) });
}

export async function isMarkSent(customerId: string, mark: string): Promise<boolean> {
  if ((await sharedStore.get(`sent ${customerId} ${mark}`)) !== null) return true;
  return (await readOwn(customerId)).marks.includes(mark);
}

/** The mark of the page that has sent the same amount to the same receiver last; empty where none has lately. */
export async function lastMarkOf(customerId: string, sum: Sum): Promise<string> {
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
  return own?.customerId === customerId ? own : { customerId, marks: [], doubt: null, lateUntil: 0, told: null };
}
