/** Which free lines does a cart have? They follow what was bought, and end when their bonus does. */

import type { View } from '../input/view.ts';
import { bonusesByCount, bonusesBySum } from '../queries/bonuses.ts';
import { type CartRow, cartLines, participantsOf } from '../queries/carts.ts';
import { removeLine, writeLine } from './write-line.ts';

/**
 * Call inside a transaction after every change of the cart, and before reading it, as a bonus may have ended since.
 * Bonuses by count go to the participant who bought, the bonus by sum goes to the first participant, the owner.
 */
export function updateBonusLines(view: View, cart: CartRow): void {
  const lines = cartLines(view, cart.id);
  for (const [index, { id: participantId }] of participantsOf(view.store, cart.id).entries()) {
    const own = lines.filter(line => line.user_cart_id === participantId);
    const earned = bonusesByCount(view, own);
    const bySum = index === 0 ? bonusesBySum(view, cart.shop_id, lines) : [];
    for (const [stockId, units] of bySum) earned.set(stockId, (earned.get(stockId) ?? 0) + units);

    const current = own.filter(line => line.bonus);
    for (const line of current) if (!earned.has(line.stock_id)) removeLine(view.store, line.id);
    for (const [stockId, units] of earned) {
      const line = current.find(({ stock_id }) => stock_id === stockId);
      if (line?.quantity !== units) writeLine(view, { participantId, stockId, parentId: null, bonus: 1 }, units);
    }
  }
}
