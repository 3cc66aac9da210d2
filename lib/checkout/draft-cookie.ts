/** Where the draft of an order waits: the sealed `draft` cookie, for a day. Sign-out removes it. */
import 'server-only';
import { cookies } from 'next/headers';
import { type Draft, draftSchema, emptyDraft } from '@/lib/checkout/draft';
import { cookieOptions } from '@/lib/cookie-options';
import { seal, unseal } from '@/lib/session/seal';

const name = 'draft';

/** One day, in seconds. */
const lifetime = 24 * 3600;

export async function readDraft(): Promise<Draft | null> {
  return unseal((await cookies()).get(name)?.value, draftSchema, lifetime);
}

/** Actions only. Empty fields are left out, so that the cookie stays small. */
export async function writeDraft(draft: Draft): Promise<void> {
  const filled = Object.entries(draft).filter(([key, value]) => value !== emptyDraft[key as keyof Draft]);
  const sealed = await seal(Object.fromEntries(filled), lifetime);
  (await cookies()).set(name, sealed, { ...cookieOptions(lifetime), httpOnly: true });
}

/** Actions only. */
export async function removeDraft(): Promise<void> {
  (await cookies()).delete(name);
}
