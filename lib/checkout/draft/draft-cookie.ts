/**
 * Keeps the draft of an order in the sealed `draft` cookie for a day. Only the customer who wrote it can read it, and a
 * guest's draft only a guest, so that it may wait for its customer after the session has ended.
 */
import 'server-only';
import { z } from 'zod';
import { type Draft, draftSchema, emptyDraft } from '@/lib/checkout/draft/draft';
import { withWishes } from '@/lib/checkout/draft/lasting-wishes';
import { readLineNotes, removeLineNotes, writeLineNotes } from '@/lib/checkout/draft/line-notes-cookie';
import { customerCookie } from '@/lib/session/customer-cookie';
import { readCustomerId } from '@/lib/session/customer-id';

const kept = customerCookie('draft', z.object({ customer: z.string(), draft: draftSchema }));

export async function readDraft(): Promise<Draft | null> {
  return wholeDraft(await kept.read());
}

/** The draft that the form shows; a new one begins with the customer's lasting wishes. */
export async function draftToFill(): Promise<Draft> {
  return (await readDraft()) ?? withWishes(emptyDraft);
}

/** Keeps the draft for its customer, whose session has ended. Actions only. */
export async function keepDraft(customer: string, draft: Draft): Promise<void> {
  await write(customer, draft);
}

/** Actions only. */
export async function writeDraft(draft: Draft): Promise<void> {
  await write(await readCustomerId(), draft);
}

/**
 * How an order is to reach its customer is chosen before the checkout, or left to it (empty). Actions only.
 *
 * @param collectionPoint where it is to be collected; what was chosen before stays where it is left out
 */
export async function writeFulfilment(fulfilment: Draft['fulfilment'], collectionPoint?: string): Promise<void> {
  const draft = await draftToFill();
  await writeDraft({ ...draft, fulfilment, collectionPoint: collectionPoint ?? draft.collectionPoint });
}

/**
 * Called after signing in: a guest's draft becomes the customer's, together with their lasting wishes; a draft of
 * another customer is deleted.
 */
export async function adoptDraft(customer: string): Promise<void> {
  const found = await kept.readAnybodys();
  const guests = found?.customer === '' ? await wholeDraft(found) : null;
  if (guests !== null) await write(customer, await withWishes(guests));
  else if (found?.customer !== customer) await removeDraft();
}

/** Actions only. */
export async function removeDraft(): Promise<void> {
  await Promise.all([kept.remove(), removeLineNotes()]);
}

async function wholeDraft(found: { customer: string; draft: Draft } | null): Promise<Draft | null> {
  if (found === null || !isEmpty(found.draft.lineNotes)) return found?.draft ?? null;
  return { ...found.draft, lineNotes: await readLineNotes(found.customer) };
}

/**
 * Leaves out empty fields, so that the cookie stays small. If it is still too large, the notes to single lines are kept
 * in a cookie of their own.
 */
async function write(customer: string, draft: Draft): Promise<void> {
  const filled = Object.entries(draft).filter(
    ([key, value]) => value !== emptyDraft[key as keyof Draft] && !isEmpty(value),
  );
  if (await kept.write({ customer, draft: Object.fromEntries(filled) })) return removeLineNotes();
  await writeLineNotes(customer, draft.lineNotes);
  await kept.write({ customer, draft: Object.fromEntries(filled.filter(([key]) => key !== 'lineNotes')) });
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
