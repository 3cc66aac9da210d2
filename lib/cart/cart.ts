/** A cart for display and ordering: one shop's lines with prices and problems, the same wherever it is kept. */
import type { GroupParticipant } from '@/lib/cart/schema';
import type { ShopType } from '@/lib/market/shop-type';
import type { Money } from '@/lib/money';
import type { Measure } from '@/lib/products/amount';
import type { OptionLook } from '@/lib/products/option-look';
import { isShut, type OpenState } from '@/lib/shops/opening/hours';

export interface Cart {
  /** The id of the account's cart, which calculating and ordering require; null for a guest's cart. */
  id: string | null;
  /**
   * The rate of the cart's currency by which the API has counted; kept currencies may be older. Null where it is not
   * known, as for a guest's cart.
   */
  rate: number | null;
  shop: CartShop;
  /** Bought lines first, then free ones. */
  lines: CartLine[];
  /** Exactly the sum of the totals of all lines and add-ons, after product discounts. */
  goods: Money;
  /**
   * Goods after all discounts, in minor units with fractions: taxes and fees are calculated from it (docs/api.md 9.4).
   */
  exact: number;
  /** Discount for complete recipes; 0 for none. */
  recipeDiscount: Money;
  /** Bought units, without add-ons and free ones. */
  count: number;
  /** The cart's id where it holds the choices of everybody in a group order. */
  group?: string;
}

export interface CartShop {
  id: string;
  type: ShopType;
  title: string;
  /** The smallest sum of goods that the shop delivers, in the market's currency. */
  minimum: Money;
  open: OpenState;
}

export interface CartLine {
  /** The parent stock's id; "free-ID" for a bonus. */
  key: string;
  /** The account cart's line id; null in a guest cart. */
  lineId: string | null;
  stockId: string;
  /** Null where the API does not say; then the line links to no page. */
  uuid: string | null;
  title: string;
  /** "33 cm · thin", or empty. */
  options: string;
  /** Colours and pictures of the options. */
  looks: OptionLook[];
  /** Null for what is sold by the piece. */
  measure: Measure | null;
  picture: string;
  quantity: number;
  min: number;
  /** The largest quantity available now. */
  max: number;
  /** One unit after its discount, with the product's tax. */
  unit: Money;
  /** The line without its add-ons. */
  total: Money;
  /** The total before the discount; null without one. */
  oldTotal: Money | null;
  isBonus: boolean;
  addons: CartAddon[];
  problem: LineProblem | null;
  /** Who has chosen it, in a group order. */
  by?: Pick<GroupParticipant, 'id' | 'name' | 'uuid' | 'isOwner'>;
}

export interface CartAddon {
  key: string;
  stockId: string;
  title: string;
  quantity: number;
  total: Money;
  problem: QuantityProblem | null;
}

/** Why an order cannot have as many. */
export type QuantityProblem =
  /** Not sold any more. */
  | { kind: 'gone' }
  | { kind: 'soldOut' }
  /** Fewer are left than the customer wanted; a guest's line already has the lower quantity. */
  | { kind: 'left'; left: number; wanted: number }
  /** More than one order may have; a guest's line already has the lower quantity. */
  | { kind: 'max'; max: number }
  /** Below the smallest quantity that the shop sells. */
  | { kind: 'min'; min: number };

/** "price": one unit cost `was` when it was added. */
type LineProblem = QuantityProblem | { kind: 'price'; was: Money };

/** Whether the line prevents ordering. A changed price does not. */
export function isBlocked({ problem, quantity, addons }: CartLine): boolean {
  if (addons.some(({ problem }) => problem !== null)) return true;
  if (problem === null || problem.kind === 'price') return false;
  if (problem.kind === 'max') return quantity > problem.max;
  return problem.kind !== 'left' || quantity > problem.left;
}

/** Lists what prevents the cart from being ordered, the most important first. */
export function blockersOf(cart: Cart): ('lines' | 'minimum' | 'closed')[] {
  return [
    ...(cart.lines.some(isBlocked) ? ['lines' as const] : []),
    ...(isShort(cart) ? ['minimum' as const] : []),
    ...(isShut(cart.shop.open) ? ['closed' as const] : []),
  ];
}

/** Whether the goods cost less than the shop's minimum, which only deliveries have. */
export function isShort({ goods, recipeDiscount, shop }: Cart): boolean {
  return goods.minor - recipeDiscount.minor < shop.minimum.minor;
}

/** As much of a line as an API call takes to put it into a cart. */
export interface WantedLine {
  stockId: string;
  quantity: number;
  addons: { stockId: string; quantity: number }[];
}
