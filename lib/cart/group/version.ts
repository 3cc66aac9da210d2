/**
 * A short hash of a group order's state, the same in every language: who is in it, what they have, what of it cannot be
 * had, who is done, the terms, the fulfilment, and when a shut shop opens. A page that shows another version is out of
 * date.
 */
import { createHash } from 'node:crypto';
import { type GroupFacts, isTooLate } from '@/lib/cart/group/facts';
import { priceLines } from '@/lib/cart/lines';
import type { AccountCart } from '@/lib/cart/schema';
import { isShut, type OpenState } from '@/lib/shops/opening/hours';

export function groupVersion(cart: AccountCart, facts: GroupFacts | null, open: OpenState): string {
  const people = cart.participants.map(({ id, name, isChoosing, lines }) => [
    id,
    name,
    isChoosing,
    lines.map(({ stockId, quantity, addons }) => [stockId, quantity, addons.map(a => [a.stockId, a.quantity])]),
  ]);
  const all = cart.participants.flatMap(({ lines }) => lines);
  const problems = priceLines(all, '').lines.map(({ problem, addons }) => [
    problem,
    addons.map(addon => addon.problem),
  ]);
  const how = facts && [facts.fulfilment, facts.point, facts.fulfilment === 'collection' && facts.collectionPoint];
  const choice = facts && [how, facts.tip, facts.ownTip, facts.tipCurrency, facts.coupon];
  const terms = facts && [facts.until, facts.limit, facts.currency, facts.sharing, isTooLate(facts), choice];
  return createHash('sha256')
    .update(JSON.stringify([cart.id, people, problems, terms, isShut(open) && open]))
    .digest('base64url')
    .slice(0, 16);
}
