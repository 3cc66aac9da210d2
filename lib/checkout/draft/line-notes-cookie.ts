/**
 * Keeps the draft's notes to single lines in a sealed cookie of their own where they make the draft too large for its
 * cookie, as thirty notes of forty Cyrillic letters each do. They are packed, so that the cookie holds twice as many.
 */
import 'server-only';
import { z } from 'zod';
import { type Draft, draftSchema } from '@/lib/checkout/draft/draft';
import { pack, unpack } from '@/lib/cookies/packed';
import { customerCookie } from '@/lib/session/customer-cookie';

type LineNotes = Draft['lineNotes'];

const kept = customerCookie(
  'line-notes',
  /** `isCut`: there were more than fit. */
  z.object({ customer: z.string(), packed: z.string(), isCut: z.boolean().default(false) }),
);

/** Empty where this customer (an empty id is a guest) has none there. */
export async function readLineNotes(customer: string): Promise<LineNotes> {
  const found = await kept.readAnybodys();
  return found?.customer === customer ? draftSchema.shape.lineNotes.parse(unpack(found.packed)) : {};
}

/** Whether some of the present customer's were too many to keep. */
export async function areLineNotesCut(): Promise<boolean> {
  return (await kept.read())?.isCut === true;
}

/** Keeps as many notes as fit. Actions only. */
export async function writeLineNotes(customer: string, notes: LineNotes): Promise<void> {
  const all = Object.entries(notes);
  let fitting = all;
  while (fitting.length > 0) {
    const isCut = fitting.length < all.length;
    if (await kept.write({ customer, packed: pack(Object.fromEntries(fitting)), isCut })) return;
    fitting = fitting.slice(0, Math.floor(fitting.length * 0.9));
  }
  await kept.remove();
}

/** Actions only. */
export async function removeLineNotes(): Promise<void> {
  await kept.remove();
}
