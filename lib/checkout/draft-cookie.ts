/**
 * Keeps the draft of an order in the sealed `draft` cookie for a day. Only the customer who wrote it can read it, and a
 * guest's draft only a guest, so that it may wait for its customer after the session has ended.
 */
import 'server-only';
import { z } from 'zod';
import { type Draft, draftSchema, emptyDraft } from '@/lib/checkout/draft';
import { withWishes } from '@/lib/checkout/lasting-wishes';
import { customerCookie } from '@/lib/session/customer-cookie';
import { readCustomerId } from '@/lib/session/customer-id';

const kept = customerCookie('draft', z.object({ customer: z.string(), draft: draftSchema }));

export async function readDraft(): Promise<Draft | null> {
  return (await kept.read())?.draft ?? null;
}

/** The draft that the form shows; a new one begins with the customer's lasting wishes. */
export async function draftToFill(): Promise<Draft> {
  return (await readDraft()) ?? withWishes(emptyDraft);
}

/** Actions only. For whoever wrote it, who is not signed in any more. */
export async function keepDraft(customer: string, draft: Draft): Promise<void> {
  await write(customer, draft);
}

/** Actions only. */
export async function writeDraft(draft: Draft): Promise<void> {
  await write(await readCustomerId(), draft);
}

/**
 * Called after signing in: a guest's draft becomes the customer's, together with their lasting wishes; a draft of
 * another customer is deleted.
 */
export async function adoptDraft(customer: string): Promise<void> {
  const found = await kept.readAnybodys();
  if (found?.customer === '') await write(customer, await withWishes(found.draft));
  else if (found?.customer !== customer) await kept.remove();
}

/** Actions only. */
export async function removeDraft(): Promise<void> {
  await kept.remove();
}

/** Leaves out empty fields, so that the cookie stays small, and notes of single lines where it is still too large. */
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
