/**
 * A short hash of a group order's state, the same in every language: who is in it, what they have, who is done, the
 * terms and the fulfilment. A page that shows another version is out of date.
 */
import { createHash } from 'node:crypto';
import { type GroupFacts, isLate } from '@/lib/cart/group/facts';
import type { AccountCart } from '@/lib/cart/schema';

export function groupVersion(cart: AccountCart, facts: GroupFacts | null): string {
  const people = cart.participants.map(({ id, name, isChoosing, lines }) => [
    id,
    name,
    isChoosing,
    lines.map(({ stockId, quantity, addons }) => [stockId, quantity, addons.map(a => [a.stockId, a.quantity])]),
  ]);
  const choice = facts && [facts.fulfilment, facts.tip, facts.ownTip, facts.coupon, facts.point];
  const terms = facts && [facts.until, facts.limit, facts.sharing, isLate(facts), choice];
  return createHash('sha256')
    .update(JSON.stringify([cart.id, people, terms]))
    .digest('base64url')
    .slice(0, 16);
}
