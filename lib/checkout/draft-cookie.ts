/**
 * Where the draft of an order waits: the sealed `draft` cookie, for a day. It opens for the customer who wrote it, and
 * a guest's for whoever is a guest, so that it may wait for them when their session has ended.
 */
import 'server-only';
import { z } from 'zod';
import { type Draft, draftSchema, emptyDraft } from '@/lib/checkout/draft';
import { withWishes } from '@/lib/checkout/lasting-wishes';
import { sealedCookie } from '@/lib/cookies/cookie-jar';
import { readSession } from '@/lib/session/session';

/** Whose draft it is when nobody is signed in. */
const guest = '';

const kept = sealedCookie('draft', z.object({ customer: z.string(), draft: draftSchema }));

export async function readDraft(): Promise<Draft | null> {
  const [found, customer] = await Promise.all([kept.read(), whoIsHere()]);
  return found?.customer === customer ? found.draft : null;
}

/** What the form shows: a new one begins with what the customer has wished for the last time. */
export async function draftToFill(): Promise<Draft> {
  return (await readDraft()) ?? withWishes(emptyDraft);
}

/** Actions only. */
export async function writeDraft(draft: Draft): Promise<void> {
  await write(await whoIsHere(), draft);
}

/**
 * Once somebody has signed in: what they have written as a guest is theirs, beside what they are remembered by; what
 * another customer has written goes.
 */
export async function adoptDraft(customer: string): Promise<void> {
  const found = await kept.read();
  if (found?.customer === guest) await write(customer, await withWishes(found.draft));
  else if (found?.customer !== customer) await kept.remove();
}

/** Actions only. */
export async function removeDraft(): Promise<void> {
  await kept.remove();
}

async function whoIsHere(): Promise<string> {
  return (await readSession())?.customer.id ?? guest;
}

/** Leaves empty fields out, so that the cookie stays small; notes of single things where it is too small for them. */
async function write(customer: string, draft: Draft): Promise<void> {
  const filled = Object.entries(draft).filter(
    ([key, value]) => value !== emptyDraft[key as keyof Draft] && !isEmpty(value),
  );
  if (await kept.write({ customer, draft: Object.fromEntries(filled) })) return;
  await kept.write({ customer, draft: Object.fromEntries(filled.filter(([key]) => key !== 'lineNotes')) });
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
