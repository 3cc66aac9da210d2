/**
 * Writes the changed facts of a group order and announces them to everybody who looks at it; does nothing where they
 * are unchanged.
 */
import 'server-only';
import { type GroupFacts, writeFacts } from '@/lib/cart/group/facts';
import { announceGroupChange } from '@/lib/cart/group/hub';

export async function renewFacts(cart: string, before: GroupFacts | null, facts: GroupFacts): Promise<void> {
  if (JSON.stringify(sorted(facts)) === JSON.stringify(sorted(before ?? {}))) return;
  await writeFacts(cart, facts);
  announceGroupChange(cart);
}

function sorted(facts: object): [string, unknown][] {
  return Object.entries(facts).toSorted(([one], [other]) => one.localeCompare(other));
}
