/** What would an order of this cart contain and cost? Or why can it not be ordered now? */

import { updateBonusLines } from '../carts/bonus-lines.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import { rateOf, type View } from '../input/view.ts';
import { translations } from '../presenters/translation.ts';
import { type CalculatedTotals, calculateTotals } from '../queries/cart-totals.ts';
import { type CartLine, cartById, cartLines, participantsOf } from '../queries/carts.ts';
import { isSecondRevision } from '../queries/settings.ts';
import { notFound, Refusal } from '../refusal.ts';
import { requirePhone } from './require-phone.ts';

export interface Draft {
  input: OrderInput;
  lines: CartLine[];
  /** In the currency of `rate`. */
  totals: CalculatedTotals;
  rate: number;
}

/**
 * Call inside a transaction, as it brings the cart's free lines up to date.
 * @throws what docs/api.md 8.1 lists, and ERROR_430 when a stock does not suffice.
 */
export function draftOrder(view: View, customer: Customer, input: OrderInput): Draft {
  const { store } = view;
  refuseReordered(view, customer, input);
  const cart = cartById(store, input.cartId);
  if (!cart || cart.owner_id !== customer.id || cart.shop_id !== input.shopId) throw notFound();
  requirePhone(store, input.phone || customer.phone);
  if (participantsOf(store, cart.id).length === 0) throw new Refusal('ERROR_400', { text: noParticipants });
  updateBonusLines(view, cart);
  const inCart = cartLines(view, cart.id);
  if (!inCart.some(line => !line.bonus)) throw new Refusal('ERROR_400', { text: noProducts });
  refuseUnavailable(view, inCart);

  const lines = inCart.map(line => (line.bonus ? withinStore(line, inCart) : line)).filter(line => line.quantity > 0);
  const rate = rateOfOrder(view, input);
  const totals = calculateTotals(view, {
    shopId: input.shopId,
    lines,
    type: input.type,
    address: input.type === 'delivery' ? input.location : null,
    collectionPointId: input.collectionPointId,
    coupon: input.coupon ?? undefined,
    tips: input.tips,
    rate,
  });
  if (!totals) throw notFound();
  return { input, lines, totals, rate };
}

/** R2 takes the currency's own, R1 the sender's word: it divides the fee of a delivery by it (docs/api.md 8.1). */
function rateOfOrder({ store }: View, { rate, type, currencyId }: OrderInput): number {
  const own = rateOf(store, currencyId);
  if (isSecondRevision(store)) return own;
  if (rate !== null || type !== 'delivery') return rate ?? own;
  throw new Refusal('ERROR_400', { params: { rate: ['The rate field is required.'] } });
}

/** A cart is ordered once, however often and from wherever the order is sent. */
function refuseReordered({ store }: View, customer: Customer, { cartId }: OrderInput): void {
  const made = store.one('SELECT 1 FROM orders WHERE cart_id = ? AND user_id = ?', cartId, customer.id);
  if (made) throw new Refusal('ERROR_501', { text: orderedAlready });
}

/** Names what was hidden or sold out meanwhile, as a line must not silently vanish from a paid order. */
function refuseUnavailable(view: View, lines: CartLine[]): void {
  const bought = lines.filter(line => !line.bonus);
  for (const [, same] of Map.groupBy(bought, line => line.stock_id)) {
    const [line] = same;
    if (!line) continue;
    const quantity = same.reduce((sum, { quantity }) => sum + quantity, 0);
    const left = line.on_sale ? line.in_store : 0;
    if (quantity <= left) continue;
    const title = translations(view, 'product', [line.product_id], 'default').get(line.product_id)?.title ?? '';
    throw new Refusal('ERROR_430', { text: left > 0 ? onlyLeft(title, left) : noneLeft(title) });
  }
}

/** Free units are given as far as the stock lasts. */
function withinStore(bonus: CartLine, lines: CartLine[]): CartLine {
  const bought = lines.filter(line => !line.bonus && line.stock_id === bonus.stock_id);
  const left = bonus.in_store - bought.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...bonus, quantity: Math.max(Math.min(bonus.quantity, left), 0) };
}

const orderedAlready = {
  en: 'This cart has already been ordered',
  de: 'Dieser Warenkorb wurde schon bestellt',
  ar: 'طُلبت هذه السلة من قبل',
};
const noParticipants = { en: 'User carts is empty', de: 'Der Warenkorb ist leer', ar: 'السلة فارغة' };
const noProducts = { en: 'Products is empty', de: 'Es sind keine Produkte im Warenkorb', ar: 'لا منتجات في السلة' };

function onlyLeft(title: string, left: number) {
  return {
    en: `Only ${left} of ${title} left`,
    de: `Von ${title} sind nur noch ${left} da`,
    ar: `لم يبقَ من ${title} سوى ${left}`,
  };
}

function noneLeft(title: string) {
  return { en: `${title} is sold out`, de: `${title} ist ausverkauft`, ar: `نفد ${title}` };
}
