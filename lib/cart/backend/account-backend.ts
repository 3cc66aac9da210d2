/**
 * Keeps a signed-in customer's cart in their account, at the API. When the answer to a change is lost, the cart is read
 * to see what was done; if that fails too, the outcome is "unknown", never "nothing has changed" (docs/decisions/060).
 */
import 'server-only';
import type { Failure, Outcome } from '@/lib/api/client';
import { callsOf, deleteAccountCart, deleteLines, putWanted, readAccountCart } from '@/lib/cart/account-cart';
import type { BasketOutcome, CartBackend } from '@/lib/cart/backend/backend';
import { basketOf } from '@/lib/cart/basket/account-basket';
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import { findLine, isSameLine, withoutLine } from '@/lib/cart/basket/basket-lines';
import { findLastSeen, keepLastSeen } from '@/lib/cart/basket/last-seen';
import { rememberedPrices, rememberPrices } from '@/lib/cart/basket/shown-prices';
import { announceGroupChange } from '@/lib/cart/group/hub';
import type { AccountCart } from '@/lib/cart/schema';
import type { Market } from '@/lib/market/market';

export function accountBackend(customerId: string, market: Market): CartBackend {
  const put: CartBackend['put'] = async (shopId, lines, before) => {
    const answer = await putInto(shopId, lines, before, market);
    if (answer === 'otherShop') return { ok: false, why: answer };
    const now = answer.ok ? await asBasket(answer, market) : await readAfter(answer, market);
    if (!now.ok) {
      if (now.why === 'unknown') await keepLastSeen(customerId, before);
      return now;
    }
    if (now.value !== null && now.value.shopId !== shopId) return { ok: false, why: 'otherShop' };
    const arrived = answer.ok ? 'all' : arrivedOf(lines, before, now.value);
    if (!answer.ok && arrived === 'none') return answer;
    if (arrived === 'some') return { ok: false, why: 'unknown' };
    if (answer.ok && answer.value?.isGroup) announceGroupChange(answer.value.id);
    await rememberPrices({ shopId, currency: market.currency, lines });
    return now;
  };
  return {
    onlyShop: () => null,
    groupEnd: () => null,
    read: async () => asBasket(await readAccountCart(market), market),
    lastSeen: async now => {
      const seen = await findLastSeen(customerId);
      return seen === undefined ? now : seen;
    },
    put,
    restore: basket => put(basket.shopId, basket.lines, null),
    remove: (stockId, addonId) => remove(stockId, addonId, market),
    empty: () => empty(market),
  };
}

/** A cart without lines still belongs to its shop, and the API then refuses goods of another shop (docs/api.md 7.3). */
async function putInto(
  shopId: string,
  lines: BasketLine[],
  before: Basket | null,
  market: Market,
): Promise<Outcome<AccountCart | null> | 'otherShop'> {
  const answer = await putWanted(shopId, lines, market);
  if (answer.ok || answer.why !== 'refused' || before !== null) return answer;
  const left = await readAccountCart(market);
  if (!left.ok || left.value === null || left.value.shopId === shopId) return answer;
  // Members may have added goods already, so only the owner may end a group order, on its page.
  if (left.value.isGroup) return 'otherShop';
  if (left.value.lines.some(({ isBonus }) => !isBonus)) return answer;
  const gone = await deleteAccountCart(left.value.id, market);
  return gone.ok ? putWanted(shopId, lines, market) : answer;
}

async function remove(stockId: string, addonId: string | undefined, market: Market): Promise<BasketOutcome> {
  const cart = await readAccountCart(market);
  if (!cart.ok) return cart;
  const before = await toBasket(cart.value, market);
  const id = findId(cart.value, stockId, addonId);
  if (before === null || id === undefined) return { ok: true, value: before };
  const gone = await deleteLines([id], market);
  if (cart.value?.isGroup) announceGroupChange(cart.value.id);
  const now = gone.ok ? await asBasket(await readAccountCart(market), market) : await readAfter(gone, market);
  // A refusal means that another tab has removed it already, which is the result the customer wanted.
  const isAnswered = gone.ok || gone.why === 'refused' || gone.why === 'gone';
  if (!now.ok && isAnswered && now.why !== 'unauthorized')
    return { ok: true, value: withoutLine(before, stockId, addonId) };
  const hasChanged = !now.ok || !isSameLine(findLine(before, stockId), findLine(now.value, stockId));
  return gone.ok || hasChanged ? now : gone;
}

async function empty(market: Market): Promise<BasketOutcome> {
  const cart = await readAccountCart(market);
  if (!cart.ok || cart.value === null) return cart.ok ? { ok: true, value: null } : cart;
  const { id, isGroup, lines } = cart.value;
  if (isGroup && lines.length === 0) return { ok: true, value: null };
  const own = lines.map(line => line.id);
  const gone = await (isGroup ? deleteLines(own, market) : deleteAccountCart(id, market));
  if (gone.ok) return { ok: true, value: null };
  const now = await readAfter(gone, market);
  return now.ok && now.value !== null ? gone : now;
}

/** Reads the cart after a change that failed or was not answered. */
async function readAfter(failure: Failure, market: Market): Promise<BasketOutcome> {
  if (failure.why === 'unauthorized') return failure;
  const now = await readAccountCart(market);
  return now.ok || now.why === 'unauthorized' ? asBasket(now, market) : { ok: false, why: 'unknown' };
}

/**
 * How much of a change whose answer was lost is in the cart. One call sets all of its lines, at least to what is
 * available of them (docs/api.md 7.3); of several calls, only some may have arrived.
 */
export function arrivedOf(lines: BasketLine[], before: Basket | null, now: Basket | null): 'all' | 'some' | 'none' {
  if (lines.every(line => isSameLine(line, findLine(now, line.stockId)))) return 'all';
  const isChanged = ({ stockId }: BasketLine) => !isSameLine(findLine(before, stockId), findLine(now, stockId));
  if (!lines.some(isChanged)) return 'none';
  return callsOf(lines).length > 1 ? 'some' : 'all';
}

/** The id of the bought line, or that of its add-on. */
function findId(cart: AccountCart | null, stockId: string, addonId: string | undefined): string | undefined {
  const line = cart?.lines.find(line => !line.isBonus && line.stockId === stockId);
  return addonId === undefined ? line?.id : line?.addons.find(addon => addon.stockId === addonId)?.id;
}

async function asBasket(cart: Outcome<AccountCart | null>, market: Market): Promise<BasketOutcome> {
  return cart.ok ? { ok: true, value: await toBasket(cart.value, market) } : cart;
}

async function toBasket(cart: AccountCart | null, market: Market): Promise<Basket | null> {
  if (cart === null) return null;
  const prices = await rememberedPrices(cart.shopId, market.currency);
  return basketOf({ ...cart, currency: market.currency }, stockId => prices.get(stockId) ?? null);
}
