/**
 * Remembers those wishes of the last order that concern the customer rather than the order: allergies, and not to be
 * called. They are preselected at the next checkout in this browser.
 */
import 'server-only';
import { z } from 'zod';
import { type Draft, draftSchema } from '@/lib/checkout/draft/draft';
import { customerCookie } from '@/lib/session/customer-cookie';
import { readSession } from '@/lib/session/session';

type Wishes = Pick<Draft, 'noCalls' | 'allergens'>;

const kept = customerCookie(
  'wishes',
  z.object({ customer: z.string(), ...draftSchema.pick({ noCalls: true, allergens: true }).shape }),
);

/** Adds the remembered wishes to a draft; keeps those that it already has. */
export async function withWishes(draft: Draft): Promise<Draft> {
  const found = await kept.read();
  if (found === null) return draft;
  const allergens = [...new Set([...draft.allergens, ...found.allergens])];
  return { ...draft, noCalls: draft.noCalls || found.noCalls, allergens };
}

/** Actions only. */
export async function keepWishes({ noCalls, allergens }: Wishes): Promise<void> {
  const session = await readSession();
  if (session === null) return;
  if (noCalls || allergens.length > 0) await kept.write({ customer: session.customer.id, noCalls, allergens });
  else await kept.remove();
}
