/** What would this wish come to? The cart as it is now, priced as calculating prices it, or the reason it cannot be had. */

import { settle } from '../carts/fill-cart.ts';
import type { Customer } from '../input/customer.ts';
import type { OrderInput } from '../input/order.ts';
import type { View } from '../input/view.ts';
import { translations } from '../presenters/translation.ts';
import { type CalculatedTotals, calculate } from '../queries/cart-totals.ts';
import { type CartLine, cartById, cartLines, participantsOf } from '../queries/carts.ts';
import { isSet } from '../queries/settings.ts';
import { notFound, Refusal } from '../refusal.ts';

export interface Draft {
  wish: OrderInput;
  lines: CartLine[];
  /** In the currency of `rate`. */
  totals: CalculatedTotals;
  rate: number;
}

/** @throws what API.md 8.1 lists, and ERROR_430 when a stock does not suffice. Inside `together`: free lines are settled. */
export function draftOrder(view: View, customer: Customer, wish: OrderInput): Draft {
  const { store } = view;
  refuseSecond(view, customer, wish);
  const cart = cartById(store, wish.cartId);
  if (!cart || cart.owner_id !== customer.id || cart.shop_id !== wish.shopId) throw notFound();
  if (isSet(store, 'before_order_phone_required') && !wish.phone && !customer.phone) throw new Refusal('ERROR_117');
  if (participantsOf(store, cart.id).length === 0) throw new Refusal('ERROR_400', { text: noParticipants });
  settle(view, cart);
  const laid = cartLines(view, cart.id);
  if (!laid.some(line => !line.bonus)) throw new Refusal('ERROR_400', { text: noProducts });
  refuseMissing(view, laid);

  const lines = laid.map(line => (line.bonus ? withinStore(line, laid) : line)).filter(line => line.quantity > 0);
  const currency = store.one<{ rate: number }>('SELECT rate FROM currencies WHERE id = ?', wish.currencyId);
  const rate = currency?.rate ?? 1;
  const totals = calculate(view, {
    shopId: wish.shopId,
    lines,
    type: wish.type,
    address: wish.type === 'delivery' ? wish.location : null,
    coupon: wish.coupon ?? undefined,
    tips: wish.tips,
    rate,
  });
  if (!totals) throw notFound();
  return { wish, lines, totals, rate };
}

/** One order of one cart, however often and from wherever it is sent. */
function refuseSecond({ store }: View, customer: Customer, { cartId }: OrderInput): void {
  const made = store.one('SELECT 1 FROM orders WHERE cart_id = ? AND user_id = ?', cartId, customer.id);
  if (made) throw new Refusal('ERROR_501', { text: orderedAlready });
}

/** What was hidden or sold out meanwhile is said, never silently left out of what the customer pays for. */
function refuseMissing(view: View, lines: CartLine[]): void {
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

/** What is given free is given as far as it lasts. */
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
