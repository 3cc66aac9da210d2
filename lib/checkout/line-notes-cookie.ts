/**
 * Keeps the draft's notes to single lines in a sealed cookie of their own where a draft with them is too large for one:
 * thirty lines with forty Cyrillic letters each are. They are packed, and a cookie holds twice as many.
 */
import 'server-only';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { type Draft, draftSchema } from '@/lib/checkout/draft';
import { customerCookie } from '@/lib/session/customer-cookie';

type LineNotes = Draft['lineNotes'];

const kept = customerCookie('line-notes', z.object({ customer: z.string(), packed: z.string() }));

/** Empty where this customer (an empty id is a guest) has none there. */
export async function readLineNotes(customer: string): Promise<LineNotes> {
  const found = await kept.readAnybodys();
  return found?.customer === customer ? unpacked(found.packed) : {};
}

/** Actions only. As many as fit. */
export async function writeLineNotes(customer: string, notes: LineNotes): Promise<void> {
  let fitting = Object.entries(notes);
  while (fitting.length > 0) {
    if (await kept.write({ customer, packed: pack(Object.fromEntries(fitting)) })) return;
    fitting = fitting.slice(0, Math.floor(fitting.length * 0.9));
  }
  await kept.remove();
}

/** Actions only. */
export async function removeLineNotes(): Promise<void> {
  await kept.remove();
}

function pack(notes: LineNotes): string {
  return deflateRawSync(JSON.stringify(notes)).toString('base64url');
}

/** Only this server can have made the cookie, so it unpacks to no more than was packed. */
function unpacked(packed: string): LineNotes {
  return draftSchema.shape.lineNotes.parse(JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString()));
}
