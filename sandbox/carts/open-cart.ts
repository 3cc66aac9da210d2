/** How does a cart begin, change its currency and end? Call inside a transaction. */

import { randomUUID } from 'node:crypto';
import { insertRow } from '../database/insert-row.ts';
import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import type { Customer } from '../input/customer.ts';
import { rateOf, type View } from '../input/view.ts';
import { type CartRow, cartById, cartOfOwner } from '../queries/carts.ts';
import { Refusal } from '../refusal.ts';

/** The owner's cart of this shop, made with the owner as participant when there is none. @throws "Other shop". */
export function openCart(view: View, owner: Customer, shopId: number, currencyId: number): CartRow {
  const { store, now } = view;
  const known = cartOfOwner(store, owner.id);
  if (known && known.shop_id !== shopId) throw new Refusal('ERROR_400', { text: otherShop });
  if (known) return known;
  const at = sqlTime(now);
  const id = insertRow(store, 'carts', {
    owner_id: owner.id,
    shop_id: shopId,
    currency_id: currencyId,
    rate: rateOf(store, currencyId),
    created_at: at,
    updated_at: at,
  });
  insertRow(store, 'user_carts', {
    cart_id: id,
    user_id: owner.id,
    name: owner.firstname ?? owner.email,
    uuid: randomUUID(),
    created_at: at,
  });
  const cart = cartById(store, id);
  if (!cart) throw new Refusal('ERROR_501');
  return cart;
}

/** Freezes the currency's rate of now. */
export function switchCurrency({ store }: View, cart: CartRow, currencyId: number): CartRow {
  const rate = rateOf(store, currencyId);
  if (cart.currency_id === currencyId && cart.rate === rate) return cart;
  store.run('UPDATE carts SET currency_id = ?, rate = ? WHERE id = ?', currencyId, rate, cart.id);
  return { ...cart, currency_id: currencyId, rate };
}

export function deleteCart(store: Store, id: number): void {
  store.run('DELETE FROM cart_lines WHERE user_cart_id IN (SELECT id FROM user_carts WHERE cart_id = ?)', id);
  store.run('DELETE FROM user_carts WHERE cart_id = ?', id);
  store.run('DELETE FROM carts WHERE id = ?', id);
}

export const otherShop = { en: 'Other shop', de: 'Anderes Geschäft', ar: 'متجر آخر' };
