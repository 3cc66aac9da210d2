/**
 * Orders again (docs/api.md 8.5): puts the lines of an order back into the cart, except for those no longer available.
 * Lines that the cart already holds are not added twice.
 */
import 'server-only';
import { idShape, uuidShape } from '@/lib/api/shapes';
import type { Basket } from '@/lib/cart/basket/basket';
import { countUnits, findLine } from '@/lib/cart/basket/basket-lines';
import { type CartMessage, groupEndMessage, refusedFill } from '@/lib/cart/change/change-outcome';
import { mergeIntoCart } from '@/lib/cart/change/fill';
import type { Market } from '@/lib/market/market';
import type { OrderLine } from '@/lib/orders/parts/line-schema';
import type { Order } from '@/lib/orders/schema';
import { SessionEnded } from '@/lib/session/session-ended';

type FilledAgain =
  /** The cart had `before` units, now has `count`, lacks the `missing` lines and has less of the `fewer` ones. */
  | { status: 'filled'; missing: number; fewer: number; before: number; count: number }
  /** The customer is no longer in their group order; the message says so, whether or not lines were added. */
  | { status: 'alone'; message: CartMessage }
  /** "asks": the cart holds another shop's goods, and the cart page asks. "nothing": none of it is available. */
  | { status: 'asks' | 'nothing' | 'failed' }
  /** The cart takes no more, or nobody knows whether it did: the message says which. */
  | { status: 'refused'; message: CartMessage };

/** @throws SessionEnded */
export async function fillAgain({ shop, lines, unread }: Order, market: Market): Promise<FilledAgain> {
  const bought = lines.filter(({ isBonus }) => !isBonus);
  const wanted = bought.filter(isWanted);
  if (shop === null || wanted.length === 0) return { status: 'nothing' };
  const basket = { shopId: shop.id, currency: market.currency, lines: wanted.map(basketLine) };
  const filled = await mergeIntoCart(basket, market);
  if (filled.status === 'unauthorized') throw new SessionEnded();
  if (filled.ended !== null) return { status: 'alone', message: groupEndMessage(filled.ended) };
  if (filled.status === 'asks' || filled.status === 'failed') return { status: filled.status };
  if (filled.status !== 'filled') {
    const refused = refusedFill(filled);
    if (refused.why === 'unauthorized') throw new SessionEnded();
    return { status: 'refused', message: refused.message };
  }
  if (filled.missing.length === wanted.length) return { status: 'nothing' };
  const goneAddons = wanted.flatMap(({ addons }) => addons).filter(addon => !isWanted(addon));
  return {
    status: 'filled',
    missing: bought.length - wanted.length + filled.missing.length + goneAddons.length + unread,
    fewer: wanted.filter(line => isCutDown(line, filled.held)).length,
    before: countUnits(filled.before),
    count: countUnits(filled.held),
  };
}

/** An account's cart takes what is left of a stock, and says nothing of it (docs/api.md 7.3). */
function isCutDown({ stockId, quantity }: OrderLine, held: Basket | null): boolean {
  return (findLine(held, stockId)?.quantity ?? quantity) < quantity;
}

type Piece = OrderLine['addons'][number];

function isWanted({ isGone, stockId, uuid, quantity }: Piece): boolean {
  return !isGone && idShape.test(stockId) && uuidShape.test(uuid) && quantity > 0;
}

function basketLine({ stockId, uuid, quantity, addons }: OrderLine) {
  return {
    stockId,
    uuid,
    quantity,
    shown: null,
    addons: addons.filter(isWanted).map(addon => ({ stockId: addon.stockId, quantity: addon.quantity })),
  };
}
