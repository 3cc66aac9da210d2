/**
 * Puts lines into the cart, wherever it is kept: shared by adding, ordering again, signing in and switching baskets.
 */
import 'server-only';
import type { BasketFailure, CartBackend } from '@/lib/cart/backend/backend';
import { chooseBackend } from '@/lib/cart/backend/choose-backend';
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import { readBasket, writeBasket } from '@/lib/cart/basket/basket-cookies';
import { findLine } from '@/lib/cart/basket/basket-lines';
import {
  addUp,
  linesPricedIn,
  type MergeRule,
  mergeBaskets,
  mergeLines,
  takeLarger,
} from '@/lib/cart/basket/merge-baskets';
import { park } from '@/lib/cart/basket/parking';
import { showCartCount } from '@/lib/cart/change/show-cart-count';
import type { MembershipEnd } from '@/lib/cart/group/membership-end';
import type { Market } from '@/lib/market/market';

/**
 * "filled": put in, except for the lines in `missing` (sold out or no longer sold); `wanted` are the lines together
 * with what the cart held before (`before`). "asks": the cart holds another shop's goods, so these wait and the cart
 * page asks. "full": no room in the guest's cart. "noRoomAside": no room to put goods aside. "failed": the API did not
 * take it. Only "filled" and "asks" change anything. "late", "limit": the group order takes no more. "unknown": sent, but
 * neither the answer nor the cart can be read; sending it again adds nothing twice.
 */
type Filled =
  | { status: 'filled'; wanted: BasketLine[]; missing: BasketLine[]; before: Basket | null; held: Basket | null }
  | { status: 'asks'; isGroup: boolean }
  | { status: 'full' | 'noRoomAside' | 'failed' | 'unknown' | 'unauthorized' | 'late' | 'limit' };

/** `ended`: how the group order ended that the cart belonged to until this change; null where none has ended. */
export type FillOutcome = Filled & { ended: MembershipEnd['why'] | null };

export type NotFilled = Exclude<FillOutcome, { status: 'filled' }>;

/**
 * Adds the lines to what the cart holds. Actions and route handlers only.
 *
 * @example const filled = await fillCart(shopId, lines, market); if (filled.status === 'asks') redirect('/cart');
 */
export async function fillCart(shopId: string, lines: BasketLine[], market: Market): Promise<FillOutcome> {
  return fill({ shopId, currency: market.currency, lines }, addUp, market);
}

/**
 * Combines a whole basket with what the cart holds. Each line gets the larger quantity, so the same basket may be sent
 * again after a lost answer. `into`: another place than the customer's present cart. Actions and route handlers only.
 */
export async function mergeIntoCart(basket: Basket, market: Market, into?: CartBackend): Promise<FillOutcome> {
  const lines = linesPricedIn(market.currency, basket);
  return fill({ shopId: basket.shopId, currency: market.currency, lines }, takeLarger, market, into);
}

async function fill(added: Basket, rule: MergeRule, market: Market, into?: CartBackend): Promise<FillOutcome> {
  const backend = into ?? (await chooseBackend(market));
  const filled = await fillInto(backend, added, rule);
  return { ...filled, ended: backend.groupEnd() };
}

async function fillInto(backend: CartBackend, added: Basket, rule: MergeRule): Promise<Filled> {
  const before = await backend.read();
  if (!before.ok) return { status: statusOf(before) };
  const { shopId, lines } = added;
  if ((before.value?.shopId ?? backend.onlyShop() ?? shopId) !== shopId) return askFirst(added, rule, backend);
  const counted = mergeLines(await lastSeenOf(shopId, before.value, backend), lines, rule);
  const wanted = mergeLines(before.value, counted, takeLarger);
  const held = await backend.put(shopId, wanted, before.value);
  if (!held.ok) return held.why === 'otherShop' ? askFirst(added, rule, backend) : { status: statusOf(held) };
  await showCartCount(held.value);
  const missing = lines.filter(({ stockId }) => findLine(held.value, stockId) === undefined);
  return { status: 'filled', wanted, missing, before: before.value, held: held.value };
}

/** A member of a group order is asked whether to leave it. */
async function askFirst(added: Basket, rule: MergeRule, backend: CartBackend): Promise<Filled> {
  const isGroup = backend.onlyShop() !== null;
  const { status } = await askWhichShop(added, rule);
  return status === 'asks' ? { status, isGroup } : { status };
}

/** Returns the basket to which an addition is added: as the customer last saw it (docs/decisions/060). */
async function lastSeenOf(shopId: string, now: Basket | null, backend: CartBackend): Promise<Basket | null> {
  const seen = await backend.lastSeen(now);
  return seen?.shopId === shopId ? seen : null;
}

/**
 * Keeps goods waiting until the customer has chosen between the two shops. `rule`: how they are merged with goods of the
 * same shop that wait already. Actions and route handlers only.
 */
export async function askWhichShop(added: Basket, rule: MergeRule): Promise<{ status: 'asks' | 'noRoomAside' }> {
  const waiting = await readBasket('waiting');
  const isSame = waiting?.shopId === added.shopId;
  // An earlier question was never answered: its goods are parked before these replace them.
  if (waiting !== null && !isSame && !(await park(waiting))) return { status: 'noRoomAside' };
  const all = isSame ? mergeBaskets(waiting, added, rule) : added;
  return { status: (await writeBasket('waiting', all)) ? 'asks' : 'noRoomAside' };
}

const ownStatuses = ['full', 'unauthorized', 'unknown', 'late', 'limit'] as const;

function statusOf({ why }: BasketFailure): (typeof ownStatuses)[number] | 'failed' {
  return ownStatuses.find(status => status === why) ?? 'failed';
}
