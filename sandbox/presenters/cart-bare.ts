/** What does a cart look like where its lines are not asked about? The raw cart of docs/api.md 7.7. */

import type { View } from '../input/view.ts';
import { type CartRow, cartLines, participantsOf } from '../queries/carts.ts';
import { recipesEarned } from '../queries/recipes.ts';
import { goodsOf } from '../rules/cart-price.ts';
import { presentTime } from './time.ts';

export function presentBareCart(view: View, cart: CartRow): object {
  const lines = cartLines(view, cart.id);
  const prices = lines.map(line => line.price);
  return {
    id: cart.id,
    shop_id: cart.shop_id,
    owner_id: cart.owner_id,
    total_price: goodsOf(prices, recipesEarned(view, cart.shop_id, lines)) * cart.rate,
    status: true,
    currency_id: cart.currency_id,
    rate: cart.rate,
    group: Boolean(cart.is_group),
    created_at: presentTime(cart.created_at),
    updated_at: presentTime(cart.updated_at),
  };
}

/** With the owner's own row, under "user_cart". */
export function presentOwnedCart(view: View, cart: CartRow): object {
  const [owner] = participantsOf(view.store, cart.id);
  const row = owner && { user_cart: { id: owner.id, cart_id: cart.id, name: owner.name, uuid: owner.uuid } };
  return { ...presentBareCart(view, cart), ...row };
}
