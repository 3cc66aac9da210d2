/**
 * Keeps an application until it is sent, in the sealed `application` cookie, for a month. Only the customer who wrote
 * it can read it.
 */
import 'server-only';
import { z } from 'zod';
import { mostPacked, pack, unpack } from '@/lib/cookies/packed';
import { draftSchema, emptyDraft, type SellerDraft } from '@/lib/seller/draft';
import { customerCookie } from '@/lib/session/customer-cookie';

/** Packed, because two fields can hold the same long address. */
const packedDraft = z.string().transform(unpack).pipe(draftSchema);

const kept = customerCookie('application', z.object({ customer: z.string(), draft: packedDraft }));

export async function readSellerDraft(): Promise<SellerDraft> {
  return (await kept.read())?.draft ?? emptyDraft;
}

/** Actions only. False when it is too large for a cookie. Leaves out empty fields, so that the cookie stays small. */
export async function writeSellerDraft(customer: string, draft: SellerDraft): Promise<boolean> {
  const filled = Object.entries(draft).filter(([, value]) => value.length > 0);
  if (JSON.stringify(filled).length > mostPacked) return false;
  return kept.write({ customer, draft: pack(Object.fromEntries(filled)) });
}

/** Actions only. */
export async function removeSellerDraft(): Promise<void> {
  await kept.remove();
}
