/** Reads the customer's cart, wherever it is kept: a group order's, the account's when signed in, else the cookie's. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { readAccountCart } from '@/lib/cart/account-cart';
import { readBasket } from '@/lib/cart/basket/basket-cookies';
import { readGuestBasket } from '@/lib/cart/basket/guest-basket';
import { forgetLastSeen } from '@/lib/cart/basket/last-seen';
import type { Cart } from '@/lib/cart/cart';
import { readGroup } from '@/lib/cart/group/member-calls';
import { type GroupMembership, groupMarket } from '@/lib/cart/group/membership';
import { readParticipant } from '@/lib/cart/group/participant';
import { readGuestCart } from '@/lib/cart/guest-cart';
import { priceLines } from '@/lib/cart/lines';
import { toMinor } from '@/lib/cart/rounding';
import type { AccountCart } from '@/lib/cart/schema';
import { findCartShop } from '@/lib/cart/shop';
import type { Market } from '@/lib/market/market';
import { money } from '@/lib/money';
import { readSession } from '@/lib/session/session';

interface CurrentCart {
  /** Null for an empty cart, and for one whose shop has left the marketplace. */
  cart: Cart | null;
  /** Something was chosen, of a shop that has left: it cannot be shown or ordered, only removed. */
  isShopGone: boolean;
  /** The group order that the cart is part of. */
  membership: GroupMembership | null;
  /** The market whose currency its amounts are in. */
  market: Market;
}

/** Which part of a group order its owner gets: their own lines, or all of them. */
type GroupReading = (cart: AccountCart, market: Market) => Promise<Outcome<Cart | null>>;

/** Fails with "unauthorized" once the token has ended: pages then call `signInAgain`. */
export async function readCurrentCart(
  market: Market,
  ofGroup: GroupReading = toOwnPart,
): Promise<Outcome<CurrentCart>> {
  const participant = await readParticipant();
  if (participant === null) return readOwnCart(market, ofGroup);
  const { uuid, shop, cart, isOver } = participant;
  const group = isOver ? { ok: true as const, value: null } : await readGroup(participant, market.locale);
  if (!group.ok) return group;
  if (group.value === null) {
    const own = await readOwnCart(market, ofGroup);
    if (!own.ok) return own;
    // The former member may have opened a group order of their own since then.
    return { ok: true, value: { ...own.value, membership: own.value.membership ?? { role: 'ended', shop, cart } } };
  }
  const shared = groupMarket(group.value, market);
  const lines = group.value.participants.find(other => other.uuid === uuid)?.lines ?? [];
  const part = await toCart({ ...group.value, lines, recipeDiscount: 0 }, shared);
  return part.ok ? { ok: true, value: currentOf(part.value, shared, { role: 'member', shop, cart }) } : part;
}

async function readOwnCart(market: Market, ofGroup: GroupReading): Promise<Outcome<CurrentCart>> {
  const session = await readSession();
  if (session === null) {
    const basket = await readGuestBasket();
    const guest = basket === null ? null : await readGuestCart(basket, market);
    if (guest?.ok === false) return guest;
    return { ok: true, value: { ...currentOf(guest?.value ?? null, market), isShopGone: guest?.value === null } };
  }
  const account = await readAccountCart(market);
  if (!account.ok) return account;
  await forgetLastSeen(session.customer.id);
  const { value } = account;
  const cart = await (value?.isGroup ? ofGroup(value, market) : toCart(value, market));
  if (!cart.ok) return cart;
  if (value?.isGroup)
    return { ok: true, value: currentOf(cart.value, market, { role: 'owner', shop: value.shopId, cart: value.id }) };
  const isShopGone = cart.value === null && (value?.lines ?? []).length > 0;
  return { ok: true, value: { ...currentOf(cart.value, market), isShopGone } };
}

function currentOf(cart: Cart | null, market: Market, membership: GroupMembership | null = null): CurrentCart {
  return { cart, membership, market, isShopGone: false };
}

/** The cart to order: for a group order, what everybody has chosen. Null for a member, who does not order. */
export async function readOrderCart(market: Market): Promise<Outcome<Cart | null>> {
  const found = await readCurrentCart(market, toGroupCart);
  if (!found.ok) return found;
  const { cart, membership } = found.value;
  return { ok: true, value: membership?.role === 'member' ? null : cart };
}

function toOwnPart(cart: AccountCart, market: Market): Promise<Outcome<Cart | null>> {
  return toCart({ ...cart, recipeDiscount: 0 }, market);
}

/** All lines of a group order, each with the name of the participant who has chosen it. */
async function toGroupCart(cart: AccountCart, market: Market): Promise<Outcome<Cart | null>> {
  const ofLine = new Map(cart.participants.flatMap(({ lines, ...who }) => lines.map(line => [line.id, who] as const)));
  const all = await toCart({ ...cart, lines: cart.participants.flatMap(({ lines }) => lines) }, market);
  if (!all.ok || all.value === null) return all;
  const lines = all.value.lines.map(line => {
    const who = ofLine.get(line.lineId ?? '');
    return { ...line, key: `${line.lineId}-${line.key}`, ...(who && { by: who }) };
  });
  return { ok: true, value: { ...all.value, lines, group: cart.id } };
}

/** Turns an account's cart into a `Cart`; one without lines, or without a shop, is null. */
async function toCart(cart: AccountCart | null, market: Market): Promise<Outcome<Cart | null>> {
  if (cart === null || cart.lines.length === 0) return { ok: true, value: null };
  const [shop, shown] = await Promise.all([findCartShop(cart.shopId, market), readBasket('shown')]);
  if (!shop.ok) return shop.why === 'gone' ? { ok: true, value: null } : shop;
  const remembered = shown?.shopId === cart.shopId ? shown : null;
  const bought = cart.lines.filter(({ isBonus }) => !isBonus);
  const free = cart.lines.filter(({ isBonus }) => isBonus);
  const together = cart.participants.flatMap(({ lines }) => lines);
  const priced = priceLines([...bought, ...free], market.currency, { basket: remembered, among: together });
  return {
    ok: true,
    value: {
      id: cart.id,
      rate: cart.rate || null,
      shop: shop.value,
      ...priced,
      exact: Math.max(priced.exact - cart.recipeDiscount * 100, 0),
      recipeDiscount: money(toMinor(cart.recipeDiscount), market.currency),
      count: bought.reduce((sum, { quantity }) => sum + quantity, 0),
    },
  };
}
