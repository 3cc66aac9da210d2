/** Opens a group order and keeps its terms. A cart of another shop is parked, after the customer has agreed. */
import 'server-only';
import type { Failure } from '@/lib/api/client';
import { deleteAccountCart, readAccountCart } from '@/lib/cart/account-cart';
import { park } from '@/lib/cart/basket/parking';
import type { GroupTerms } from '@/lib/cart/group/facts';
import { groupMarket } from '@/lib/cart/group/membership';
import { chosenBy } from '@/lib/cart/group/own-basket';
import { findTerms, keepOwnTerms } from '@/lib/cart/group/own-terms';
import type { AccountCart } from '@/lib/cart/schema';
import { openAccountCart, switchGroupOn } from '@/lib/groups/owner-calls';
import { keepFacts } from '@/lib/groups/owner-facts';
import { nextTime, termsOf } from '@/lib/groups/terms';
import { type Market, marketOf } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { readCustomerId } from '@/lib/session/customer-id';
import { withLock } from '@/lib/stores/lock';
import { clockTime, wallTime } from '@/lib/time';
import { readAmount } from '@/lib/typed-number';

/**
 * "asks": the cart holds goods of another shop. "full": no room to park them. "group": another group order of theirs is
 * open.
 */
type NotStarted = { ok: false; why: 'asks' | 'full' | 'group' } | Failure;

type Started = { ok: true; cart: AccountCart } | NotStarted;

interface NewGroup {
  shop: string;
  /** The customer has agreed to park goods of another shop. */
  mayPutAside?: boolean;
}

/**
 * Actions only. One press at a time, because the API can only toggle: a second one at the same moment would end what the
 * first has begun.
 */
export async function startGroup(wanted: NewGroup, market: Market): Promise<Started> {
  const start = () => startInTurn(wanted, market);
  return (await withLock(`group-press ${await readCustomerId()}`, start)) ?? { ok: false, why: 'offline' };
}

async function startInTurn({ shop, mayPutAside = false }: NewGroup, market: Market): Promise<Started> {
  const found = await readAccountCart(market);
  if (!found.ok) return found;
  const other = found.value !== null && found.value.shopId !== shop ? found.value : null;
  const stopped = other === null ? null : await putAside(other, mayPutAside, market);
  if (stopped !== null) return stopped;
  const opened = other !== null || found.value === null ? await openAccountCart(shop, market) : found;
  // The answer may have been lost, or another tab was faster: the cart tells.
  const own = opened.ok ? opened : await readAccountCart(market);
  if (!own.ok) return own;
  if (own.value === null || own.value.shopId !== shop) return { ok: false, why: 'offline' };
  const group = await switchGroupOn(own.value, market);
  if (!group.ok) return group;
  return group.value === null ? { ok: false, why: 'offline' } : { ok: true, cart: group.value };
}

/** Null once the other cart is parked. */
async function putAside(cart: AccountCart, mayPutAside: boolean, market: Market): Promise<NotStarted | null> {
  if (cart.isGroup) return { ok: false, why: 'group' };
  const basket = ownerBasket(cart);
  if (basket !== null && !mayPutAside) return { ok: false, why: 'asks' };
  if (basket !== null && !(await park(basket))) return { ok: false, why: 'full' };
  const gone = await deleteAccountCart(cart.id, market);
  return gone.ok ? null : gone;
}

export function ownerBasket(cart: AccountCart) {
  return chosenBy(cart, cart.participants.find(({ isOwner }) => isOwner)?.uuid ?? '');
}

interface TypedTerms {
  until?: string | undefined;
  limit?: string | undefined;
  /** In which the limit was typed; undefined for the cart's. */
  currency?: string | undefined;
  sharing: GroupTerms['sharing'];
}

/**
 * Actions only. A time that was not changed in the form stays the same moment. False, with nothing saved, if the terms
 * contain a time and the market's time is not known.
 */
export async function saveTerms(cart: AccountCart, typed: TypedTerms, market: Market): Promise<boolean> {
  const [before, clock] = await Promise.all([findTerms(cart.id), getClock(market.locale)]);
  if (clock.isUnknown && (typed.until !== undefined || termsOf(before).until !== null)) return false;
  const at = typed.until === undefined ? null : nextTime(typed.until, clock, Date.now());
  const kept = termsOf(before).until;
  const isKept = kept !== null && typed.until?.slice(0, 5) === clockTime(wallTime(clock, kept).minutes);
  const limit = typed.limit === undefined ? null : readAmount(typed.limit);
  const { currency } = await marketOf(market.locale, typed.currency ?? groupMarket(cart, market).currency);
  const terms = { until: isKept ? kept : at, limit, currency, sharing: typed.sharing };
  await keepFacts(cart, market, terms);
  await keepOwnTerms(cart.id, terms);
  return true;
}
