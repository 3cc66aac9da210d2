/**
 * Switches between the cart and a basket of another shop, and keeps both even when an answer is lost
 * (docs/decisions/060).
 */
import 'server-only';
import { readAccountCart } from '@/lib/cart/account-cart';
import type { CartBackend } from '@/lib/cart/backend/backend';
import { chooseBackend, chooseOwnBackend } from '@/lib/cart/backend/choose-backend';
import type { Basket } from '@/lib/cart/basket/basket';
import { readParked, writeBasket, writeParked } from '@/lib/cart/basket/basket-cookies';
import { countUnits } from '@/lib/cart/basket/basket-lines';
import { findGivenWay, rememberGivenWay } from '@/lib/cart/basket/given-way';
import { park, unpark } from '@/lib/cart/basket/parking';
import { dropWaiting, readWaiting } from '@/lib/cart/basket/waiting';
import {
  type CartChangeOutcome,
  doneWith,
  refusedBecause,
  refusedFill,
  refusedWith,
  withGroupEnd,
} from '@/lib/cart/change/change-outcome';
import { type FillOutcome, mergeIntoCart, type NotFilled } from '@/lib/cart/change/fill';
import { leaveGroup } from '@/lib/cart/group/leave';
import { readMember } from '@/lib/cart/group/participant';
import type { Market } from '@/lib/market/market';
import { readSession } from '@/lib/session/session';

/**
 * Carries out the customer's choice between two shops: switches to the waiting basket, or stays. The other basket is
 * parked. Actions and route handlers only, as are all functions here.
 */
export async function chooseBasket(choice: 'new' | 'stay', market: Market): Promise<CartChangeOutcome> {
  const waiting = await readWaiting();
  if (waiting === null) return { ok: true, message: null };
  if (choice === 'new') {
    const stopped = await leaveForOther(waiting, market);
    if (stopped !== null) return stopped;
    const changed = await switchTo(waiting, market);
    if (changed.ok) await dropWaiting(waiting);
    return changed;
  }
  if (!(await park(waiting))) return refusedWith('cartNoRoomAside');
  await dropWaiting(waiting);
  return doneWith('cartParked', { count: countUnits(waiting) });
}

/** Swaps the cart with a parked basket. */
export async function takeUpParked(shopId: string, market: Market): Promise<CartChangeOutcome> {
  const basket = (await readParked()).find(parked => parked.shopId === shopId);
  if (basket === undefined) return { ok: true, message: null };
  if ((await readMember()) !== null) return refuseMember(market);
  const stopped = await leaveForOther(basket, market);
  if (stopped !== null) return stopped;
  const changed = await switchTo(basket, market);
  if (isNoRoom(changed) && (await readWaiting()) === null && (await writeBasket('waiting', basket)))
    return swap(basket, market);
  if (changed.ok) await unpark(shopId);
  return changed;
}

function isNoRoom(changed: CartChangeOutcome): boolean {
  return !changed.ok && changed.why === 'refused' && changed.message.key === 'cartNoRoomAside';
}

/**
 * There is room aside for one of the two only: the basket that is taken up waits in the meantime, where it is as safe.
 * If it can neither be put into the cart nor back, it goes on waiting, and the cart page asks.
 */
async function swap(basket: Basket, market: Market): Promise<CartChangeOutcome> {
  await unpark(basket.shopId);
  const changed = await switchTo(basket, market);
  if (changed.ok || (await park(basket))) await dropWaiting(basket);
  return changed;
}

/** A member must leave the group first. If the group turns out to have ended, they are told so. */
async function refuseMember(market: Market): Promise<CartChangeOutcome> {
  const backend = await chooseBackend(market);
  const now = await backend.read();
  return withGroupEnd(now.ok ? refusedWith('groupOtherShop') : refusedBecause(now), backend.groupEnd());
}

/**
 * A member leaves the group for another shop's goods, and keeps their choices. The owner does not leave: others may
 * have chosen already, so a group is ordered or cancelled on its own page.
 */
async function leaveForOther(basket: Basket, market: Market): Promise<CartChangeOutcome | null> {
  const member = await readMember();
  if (member !== null) {
    const left = await leaveGroup(member, await chooseOwnBackend(market), market);
    return left ? null : refusedWith('cartOffline');
  }
  if ((await readSession()) === null) return null;
  const account = await readAccountCart(market);
  const isOwner = account.ok && account.value?.isGroup === true && account.value.shopId !== basket.shopId;
  return isOwner ? refusedWith('groupOwnerOther') : null;
}

async function switchTo(basket: Basket, market: Market): Promise<CartChangeOutcome> {
  const backend = await chooseBackend(market);
  const before = await backend.read();
  if (!before.ok) return refusedBecause(before);
  const other = before.value?.shopId === basket.shopId ? null : before.value;
  const parked = await readParked();
  const givenWay = other === null ? await findGivenWay(basket.shopId) : null;
  if (givenWay !== null) await park(givenWay);
  if (other !== null) {
    const problem = await putAside(other, basket.shopId, backend);
    if (problem !== null) return problem;
  }
  const filled = await mergeIntoCart(basket, market);
  if (filled.status === 'filled') return endSwitch(filled);
  return other === null ? refusedFill(filled) : switchBack(other, parked, filled, backend);
}

async function endSwitch({ missing, held }: Extract<FillOutcome, { status: 'filled' }>): Promise<CartChangeOutcome> {
  await writeBasket('undo', null);
  if (missing.length > 0) return { ok: true, message: { key: 'cartPartly', tone: 'error' } };
  return doneWith('cartSwitched', { count: countUnits(held) });
}

/** Parks before emptying: if an answer is lost in between, the basket is in both places rather than in none. */
async function putAside(basket: Basket, to: string, backend: CartBackend): Promise<CartChangeOutcome | null> {
  const parked = await readParked();
  if (!(await park(basket))) return refusedWith('cartNoRoomAside');
  await rememberGivenWay(basket, to);
  const emptied = await backend.empty();
  if (emptied.ok) return null;
  // Where nobody knows whether it is still in the cart, it stays parked too.
  if (emptied.why !== 'unknown') await writeParked(parked);
  return refusedBecause(emptied);
}

/** Restores the previous cart when the other basket could not be put in. */
async function switchBack(
  before: Basket,
  parked: Basket[],
  filled: NotFilled,
  backend: CartBackend,
): Promise<CartChangeOutcome> {
  if (filled.status === 'unauthorized') return refusedFill(filled);
  if (!(await backend.restore(before)).ok) return refusedWith('cartUnknown');
  await writeParked(parked);
  return filled.status === 'unknown' ? refusedWith('cartOffline') : refusedFill(filled);
}
