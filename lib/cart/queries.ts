/** Reads the customer's cart, wherever it is kept: the account's when signed in, else the cookie's. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { readAccountCart } from '@/lib/cart/account-cart';
import { readBasket } from '@/lib/cart/basket-cookies';
import type { Cart } from '@/lib/cart/cart';
import { readGuestBasket } from '@/lib/cart/guest-basket';
import { readGuestCart } from '@/lib/cart/guest-cart';
import { forgetSeen } from '@/lib/cart/last-seen';
import { priceLines } from '@/lib/cart/lines';
import { toMinor } from '@/lib/cart/rounding';
import type { AccountCart } from '@/lib/cart/schema';
import { findCartShop } from '@/lib/cart/shop';
import type { Market } from '@/lib/market/market';
import { money } from '@/lib/money';
import { readSession } from '@/lib/session/session';

/** Null for an empty cart. "unauthorized" once the token has ended: pages then call `signInAgain`. */
export async function readCart(market: Market): Promise<Outcome<Cart | null>> {
  const session = await readSession();
  if (session === null) {
    const basket = await readGuestBasket();
    return basket === null ? { ok: true, value: null } : readGuestCart(basket, market);
  }
  const cart = await readAccountCart(market);
  if (!cart.ok) return cart;
  await forgetSeen(session.customer.id);
  return toCart(cart.value, market);
}

/** Turns an account's cart into a `Cart`; one without lines is null. */
export async function toCart(cart: AccountCart | null, market: Market): Promise<Outcome<Cart | null>> {
  if (cart === null || cart.lines.length === 0) return { ok: true, value: null };
  const [shop, shown] = await Promise.all([findCartShop(cart.shopId, market), readBasket('shown')]);
  if (!shop.ok) return shop.why === 'gone' ? { ok: true, value: null } : shop;
  const remembered = shown?.shopId === cart.shopId ? shown : null;
  const bought = cart.lines.filter(({ isBonus }) => !isBonus);
  const free = cart.lines.filter(({ isBonus }) => isBonus);
  const priced = priceLines([...bought, ...free], market.currency, remembered, false);
  return {
    ok: true,
    value: {
      kind: 'server',
      id: cart.id,
      shop: shop.value,
      ...priced,
      exact: Math.max(priced.exact - cart.recipeDiscount * 100, 0),
      recipeDiscount: money(toMinor(cart.recipeDiscount), market.currency),
      count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}
