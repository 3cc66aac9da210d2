/**
 * Keeps a copy of a group order's terms in its owner's browser, sealed: if the store has lost them, they are restored
 * when the owner next looks at the group (docs/decisions/084).
 */
import 'server-only';
import { z } from 'zod';
import { findFacts, type GroupTerms, termsShape } from '@/lib/cart/group/facts';
import { sealedCookie } from '@/lib/cookies/cookie-jar';

const cookie = sealedCookie('group-terms', z.object({ cart: z.string(), ...termsShape }));

/** From the store, otherwise from the owner's browser; null where neither has any. */
export async function findTerms(cart: string): Promise<GroupTerms | null> {
  const facts = await findFacts(cart);
  if (facts !== null) return facts;
  const own = await cookie.read();
  return own?.cart === cart ? own : null;
}

/** Actions only. */
export async function keepOwnTerms(cart: string, { until, limit, currency, sharing }: GroupTerms): Promise<void> {
  await cookie.write({ cart, until, limit, currency, sharing });
}
