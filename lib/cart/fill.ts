/** Adds lines to the cart, wherever it is kept: shared by adding, ordering again and swapping baskets. */
import 'server-only';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import { readBasket, writeBasket } from '@/lib/cart/basket-cookies';
import { countOf, mergeBaskets, raised } from '@/lib/cart/basket-sum';
import { cartBackend } from '@/lib/cart/cart-backend';
import { park } from '@/lib/cart/parking';
import type { Market } from '@/lib/market/market';
import { updateMeCookie } from '@/lib/session/me-cookie';

/**
 * "filled": added, except the lines in `missing` (sold out or no longer sold); `wanted` are the lines including what
 * the cart held before. "asks": the cart holds another shop, so the goods wait and the cart page asks. "full": no room
 * in a cookie. "failed": the API did not answer. Only "filled" and "asks" change anything.
 */
export type FillOutcome =
  | { status: 'filled'; wanted: BasketLine[]; missing: BasketLine[]; held: Basket | null }
  | { status: 'asks' | 'full' | 'failed' | 'unauthorized' };

/**
 * Adds the lines to what the cart holds. Actions and route handlers only.
 *
 * @example const filled = await fillCart(order.shopId, lines, market); if (filled.status === 'asks') redirect('/cart');
 */
export async function fillCart(shopId: string, lines: BasketLine[], market: Market): Promise<FillOutcome> {
  const holder = await cartBackend(market);
  const before = await holder.read();
  if (!before.ok) return { status: statusOf(before.why) };
  if (before.value !== null && before.value.shopId !== shopId)
    return askWhichShop({ shopId, currency: market.currency, lines });
  const wanted = raised(before.value, lines);
  const held = await holder.put(shopId, wanted);
  if (!held.ok) return { status: statusOf(held.why) };
  await updateMeCookie({ count: countOf(held.value) });
  const there = new Set(held.value?.lines.map(({ stockId }) => stockId));
  return { status: 'filled', wanted, missing: lines.filter(({ stockId }) => !there.has(stockId)), held: held.value };
}

/** Keeps goods waiting until the customer has chosen between the two shops. Actions and route handlers only. */
export async function askWhichShop(added: Basket): Promise<{ status: 'asks' | 'full' }> {
  const waiting = await readBasket('waiting');
  const isSame = waiting?.shopId === added.shopId;
  // An older question was never answered: parks its goods before overwriting them.
  if (waiting !== null && !isSame && !(await park(waiting))) return { status: 'full' };
  const all = isSame ? mergeBaskets(waiting, added) : added;
  return { status: (await writeBasket('waiting', all)) ? 'asks' : 'full' };
}

function statusOf(why: string): 'full' | 'failed' | 'unauthorized' {
  return why === 'full' || why === 'unauthorized' ? why : 'failed';
}
