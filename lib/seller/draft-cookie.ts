/**
 * Keeps an application until it is sent, in the sealed `application` cookie, for a month. Only the customer who wrote
 * it can read it.
 */
import 'server-only';
import { z } from 'zod';
import { draftSchema, emptyDraft, type SellerDraft } from '@/lib/seller/draft';
import { customerCookie } from '@/lib/session/customer-cookie';

const kept = customerCookie('application', z.object({ customer: z.string(), draft: draftSchema }));

export async function readSellerDraft(): Promise<SellerDraft> {
  return (await kept.read())?.draft ?? emptyDraft;
}

/** Actions only. False when it is too large for a cookie. Leaves out empty fields, so that the cookie stays small. */
export async function writeSellerDraft(customer: string, draft: SellerDraft): Promise<boolean> {
  const filled = Object.entries(draft).filter(([, value]) => value.length > 0);
  return kept.write({ customer, draft: Object.fromEntries(filled) });
}

/** Actions only. */
export async function removeSellerDraft(): Promise<void> {
  await kept.remove();
}
