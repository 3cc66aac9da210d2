/** A group order as all its participants see it: who has chosen what, who is still choosing, and each one's share. */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import type { CartLine, CartShop } from '@/lib/cart/cart';
import { findFacts, type GroupFacts, type GroupTerms, isTooLate } from '@/lib/cart/group/facts';
import { limitIn } from '@/lib/cart/group/limit';
import { groupMarket } from '@/lib/cart/group/membership';
import { chosenBy } from '@/lib/cart/group/own-basket';
import { goodsOf } from '@/lib/cart/group/record';
import { sharesOf } from '@/lib/cart/group/shares';
import { findShopOpen } from '@/lib/cart/group/shop-open';
import { groupVersion } from '@/lib/cart/group/version';
import { calculateBasket } from '@/lib/cart/guest-cart';
import { priceLines } from '@/lib/cart/lines';
import type { AccountCart } from '@/lib/cart/schema';
import { findCartShop } from '@/lib/cart/shop';
import { asOrdered, calculationOf, type Totals, totalsFrom, withTips } from '@/lib/cart/totals';
import { offersTips, tipOf, withTipIn } from '@/lib/checkout/tips';
import { termsOf } from '@/lib/groups/terms';
import { findRate } from '@/lib/market/currencies';
import type { Market } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { money } from '@/lib/money';
import { isDeliveredBy } from '@/lib/shops/zones';

export interface Board {
  cart: AccountCart;
  role: 'owner' | 'member';
  shop: CartShop;
  /** All participants see amounts in the cart's currency. */
  market: Market;
  people: BoardPerson[];
  terms: GroupTerms;
  /** Members can no longer change their choices. */
  isLate: boolean;
  fulfilment: GroupFacts['fulfilment'];
  /** It is known where the order goes, or it is picked up. */
  isPlaced: boolean;
  /** Null while nobody has chosen anything, where the order cannot go there, or where the API calculates none. */
  totals: Totals | null;
  version: string;
}

export interface BoardPerson {
  /** The participant's id, which gives access to nothing. */
  id: string;
  name: string;
  isOwner: boolean;
  isMe: boolean;
  isChoosing: boolean;
  lines: CartLine[];
  /** Minor units. */
  goods: number;
  /** Fees included; null while these are not known. */
  share: number | null;
}

interface Seen {
  cart: AccountCart;
  /** The uuid of the participant who looks at it. */
  uuid: string;
  role: Board['role'];
}

export async function readBoard({ cart, uuid, role }: Seen, requested: Market): Promise<Outcome<Board>> {
  const market = groupMarket(cart, requested);
  const facts = await findFacts(cart.id);
  const [shop, open, totals] = await Promise.all([
    findCartShop(cart.shopId, market),
    findShopOpen(cart.shopId),
    readTotals(cart, facts, market),
  ]);
  if (!shop.ok) return shop;
  const kept = termsOf(facts);
  const terms = { ...kept, limit: await limitIn(kept, market) };
  const people = peopleOf(cart, uuid, market);
  const shares = totals === null ? null : sharesOf(people, totals, terms.sharing);
  return {
    ok: true,
    value: {
      cart,
      role,
      shop: { ...shop.value, open },
      market,
      people: people.map(person => ({ ...person, share: shares?.get(person.id) ?? null })),
      terms,
      isLate: isTooLate(facts),
      fulfilment: facts?.fulfilment ?? 'delivery',
      isPlaced: facts !== null && isPlaced(facts),
      totals,
      version: groupVersion(cart, facts, open),
    },
  };
}

function isPlaced({ fulfilment, point, collectionPoint }: GroupFacts): boolean {
  return { delivery: point !== null, pickup: true, collection: collectionPoint !== '' }[fulfilment];
}

function peopleOf(cart: AccountCart, uuid: string, { currency }: Market) {
  const all = cart.participants.flatMap(({ lines }) => lines);
  // Rounded together, so that the parts add up to the goods of the order.
  const priced = new Map(priceLines(all, currency).lines.map(line => [line.lineId, line]));
  return cart.participants.map(({ id, name, isOwner, isChoosing, lines, uuid: own }) => {
    const shown = lines.flatMap(line => priced.get(line.id) ?? []);
    return { id, name, isOwner, isMe: own === uuid, isChoosing, lines: shown, goods: goodsOf(shown) };
  });
}

/**
 * What the order would cost with the owner's choices at the checkout, by the same public calculation for all
 * participants, because only the owner may ask for that of the cart. Null where the shop does not deliver to the
 * address, and where the sums do not match the lines shown.
 */
async function readTotals(cart: AccountCart, facts: GroupFacts | null, market: Market): Promise<Totals | null> {
  const lines = cart.participants.flatMap(({ uuid }) => chosenBy(cart, uuid)?.lines ?? []);
  if (lines.length === 0 || facts === null) return null;
  const { fulfilment, collectionPoint, coupon } = facts;
  const point = fulfilment === 'delivery' ? facts.point : null;
  if (!isPlaced(facts)) return null;
  const basket = { shopId: cart.shopId, currency: market.currency, lines };
  const rate = cart.rate || (await findRate(market.locale, market.currency));
  const asked = { fulfilment, point, coupon, tips: 0, ...(fulfilment === 'collection' && { collectionPoint }) };
  const how = { ...calculationOf(asked), rate };
  const [sums, isReached, settings] = await Promise.all([
    calculateBasket(basket, market, how),
    point === null ? null : isDeliveredBy(cart.shopId, point, market.locale),
    getSettings(market.locale),
  ]);
  if (!sums.ok || isReached === false) return null;
  const all = cart.participants.flatMap(participant => participant.lines);
  const goods = money(priceLines(all, market.currency).goods.minor, market.currency);
  const tips = fulfilment === 'delivery' && offersTips(settings) ? tipOf(await withTipIn(facts, market), goods) : 0;
  const ordered = await asOrdered(sums.value, { shopId: cart.shopId, rate }, market);
  const totals = totalsFrom(withTips(ordered, tips / 100), goods, market.currency);
  return totals.other.minor === 0 ? totals : null;
}
