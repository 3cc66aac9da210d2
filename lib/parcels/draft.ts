/**
 * A parcel as it is filled in, kept in the sealed `parcel` cookie until it is sent. Only the customer who has filled it
 * in can read it.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { mostPacked, pack, unpack } from '@/lib/cookies/packed';
import type { Money } from '@/lib/money';
import { customerCookie } from '@/lib/session/customer-cookie';

const doorSchema = z.object({
  /** The saved address that it is; empty for any other. */
  savedId: z.string(),
  text: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  house: z.string(),
  floor: z.string(),
  office: z.string(),
  name: z.string(),
  /** Digits only. */
  phone: z.string(),
});

export type Door = z.output<typeof doorSchema>;

const draftSchema = z.object({
  size: z.string(),
  contents: z.string(),
  from: doorSchema,
  to: doorSchema,
  /** YYYY-MM-DD and HH:mm on the market's clock. */
  day: z.string(),
  time: z.string(),
  instruction: z.string(),
});

export type ParcelDraft = z.output<typeof draftSchema>;

const kept = customerCookie(
  'parcel',
  // Packed, because two long addresses in letters of two bytes would hardly fit otherwise.
  z.object({ customer: z.string(), draft: z.string().transform(unpack).pipe(draftSchema) }),
);

export async function readParcelDraft(): Promise<ParcelDraft | null> {
  return (await kept.read())?.draft ?? null;
}

/** Actions only. False when it is too large for a cookie. */
export async function writeParcelDraft(customer: string, draft: ParcelDraft): Promise<boolean> {
  if (JSON.stringify(draft).length > mostPacked) return false;
  return kept.write({ customer, draft: pack(draft) });
}

/** Actions only. */
export async function removeParcelDraft(): Promise<void> {
  await kept.remove();
}

/**
 * Names what the last button promises: what is sent, and its price. The form posts it back, so that nothing is sent or
 * charged that the customer has not seen. The API gives all of it back, so that a parcel tells which page has sent it
 * (lib/parcels/same-parcel.ts).
 */
export function fingerprintOf({ size, contents, from, to, day, time, instruction }: ParcelDraft, price: Money): string {
  const sent = [size, ...doorParts(from), ...doorParts(to), day, time, ...[contents, instruction].map(withPlainLines)];
  return createHash('sha256')
    .update(JSON.stringify([sent, price.minor, price.currency]))
    .digest('base64url')
    .slice(0, 22);
}

function doorParts({ text, latitude, longitude, house, floor, office, name, phone }: Door) {
  return [text, latitude, longitude, house, floor, office, name, phone];
}

/** Browsers post line breaks as two signs, which not every backend keeps. */
function withPlainLines(words: string): string {
  return words.replaceAll('\r\n', '\n');
}
