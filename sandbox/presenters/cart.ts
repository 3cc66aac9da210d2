/** What does a cart look like? Cart of docs/api.md 2.8, in the currency frozen in it. */

import type { View } from '../input/view.ts';
import { type CartRow, cartLines, participantsOf } from '../queries/carts.ts';
import { recipesEarned } from '../queries/recipes.ts';
import { goodsOf } from '../rules/cart-price.ts';
import { presentCartLines } from './cart-line.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

/** `lineRate`: of the lines, where they are still in the currency of before. */
export function presentCart(view: View, cart: CartRow, lineRate = cart.rate): object {
  const lines = cartLines(view, cart.id);
  const recipes = recipesEarned(view, cart.shop_id, lines);
  const goods = goodsOf(
    lines.map(line => line.price),
    recipes,
  );
  return {
    id: cart.id,
    owner_id: cart.owner_id,
    shop_id: cart.shop_id,
    status: true,
    total_price: goods * cart.rate,
    ...omitFalsy({ receipt_discount: recipes.discount * cart.rate, receipt_count: recipes.count }),
    currency_id: cart.currency_id,
    rate: cart.rate,
    group: Boolean(cart.is_group),
    created_at: presentTime(cart.created_at),
    updated_at: presentTime(cart.updated_at),
    user_carts: participantsOf(view.store, cart.id).map(participant => ({
      id: participant.id,
      cart_id: cart.id,
      user_id: participant.user_id,
      status: Boolean(participant.choosing),
      name: participant.name,
      uuid: participant.uuid,
      cartDetails: presentCartLines(
        view,
        lines.filter(line => line.user_cart_id === participant.id),
        lineRate,
      ),
    })),
  };
}
