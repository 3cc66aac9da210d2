/**
 * The terms of a group order in its owner's own browser, sealed: where the store has lost them, they come back from here
 * with the owner's next look (docs/decisions/084).
 */
import 'server-only';
import { z } from 'zod';
import { findFacts, type GroupTerms, termsShape } from '@/lib/cart/group/facts';
import { sealedCookie } from '@/lib/cookies/cookie-jar';

const cookie = sealedCookie('group-terms', z.object({ cart: z.string(), ...termsShape }));

/** As the store has them, else as the owner's browser remembers them; null where neither knows any. */
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
