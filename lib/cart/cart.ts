/** What a cart is to its readers: one shop's lines with prices and troubles, wherever it is kept (DESIGN 5). */
import type { Money } from '@/lib/money';
import type { OpenState } from '@/lib/shops/hours';

export interface Cart {
  /** "guest": the `cart` cookie. "server": the account's (API 7.1). */
  kind: 'guest' | 'server';
  /** The server cart's id, which calculating and ordering ask for. */
  id: string | null;
  shop: CartShop;
  /** What is bought, then what comes free. */
  lines: CartLine[];
  /** All lines and add-ons after product discounts: exactly the sum of their totals. */
  goods: Money;
  /** Taken off the goods for whole recipes; 0 for none. */
  recipeDiscount: Money;
  /** Units bought, add-ons and free ones not counted. */
  count: number;
}

export interface CartShop {
  id: string;
  type: 'restaurant' | 'shop';
  title: string;
  picture: string;
  /** The goods' sum from which the shop delivers, in the market's currency. */
  minimum: Money;
  open: OpenState;
}

export interface CartLine {
  /** The parent stock's id; "free-ID" for a bonus. */
  key: string;
  /** The server's line id, null in a guest's cart. */
  lineId: string | null;
  stockId: string;
  /** Null where the API did not say: then there is no page to lead to. */
  uuid: string | null;
  title: string;
  /** "33 cm · thin", or empty. */
  options: string;
  picture: string;
  quantity: number;
  min: number;
  /** The most that may be had now. */
  max: number;
  /** One unit after its discount, with the product's tax. */
  unit: Money;
  /** This line without its add-ons. */
  total: Money;
  /** Before the discount, or null. */
  oldTotal: Money | null;
  isBonus: boolean;
  addons: CartAddon[];
  trouble: LineProblem | null;
}

export interface CartAddon {
  key: string;
  stockId: string;
  title: string;
  quantity: number;
  total: Money;
  oldTotal: Money | null;
  isGone: boolean;
}

export type LineProblem =
  /** Not sold any more. */
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  /** Fewer are left than asked for; a guest's line has the lower quantity already. */
  | { kind: 'left'; left: number; wanted: number }
  /** Sold from this quantity on. */
  | { kind: 'min'; min: number }
  /** One unit cost `was` when it was added. */
  | { kind: 'price'; was: Money };

/** Whether the line stands in the way of ordering: a changed price is only worth a word. */
export function isBlocked({ trouble, quantity, addons }: CartLine): boolean {
  if (addons.some(({ isGone }) => isGone)) return true;
  if (trouble === null || trouble.kind === 'price') return false;
  return trouble.kind !== 'left' || quantity > trouble.left;
}

/** What keeps a cart from being ordered, in the order it is worth telling; empty when nothing does. */
export function blockersOf({ lines, goods, recipeDiscount, shop }: Cart): ('lines' | 'minimum' | 'closed')[] {
  const isShort = goods.minor - recipeDiscount.minor < shop.minimum.minor;
  return [
    ...(lines.some(isBlocked) ? ['lines' as const] : []),
    ...(isShort ? ['minimum' as const] : []),
    ...(shop.open.state === 'open' ? [] : ['closed' as const]),
  ];
}

/** What is to be bought: all that a basket's line needs to be put anywhere. */
export interface Wanted {
  stockId: string;
  quantity: number;
  addons: { stockId: string; quantity: number }[];
}
