/** The types of the server's response to the cart's page and drawer. Types only, so that islands may import them. */

import type { GroupMembership } from '@/lib/cart/group/membership';
import type { ReceiptRow } from '@/lib/cart/receipt-rows';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { MarketMoneyStyle } from '@/lib/money';
import type { Measure } from '@/lib/products/amount';
import type { OptionLook } from '@/lib/products/option-look';
import type { Fulfilment } from '@/lib/shops/fulfilment';

export interface PresentedCart {
  shop: { id: string; title: string; href: string };
  lines: PresentedLine[];
  count: number;
  /** Minor units, after all discounts on goods. */
  goods: number;
  /** The same with fractions. */
  exact: number;
  /** Sentences about the shop: it is closed, it does not deliver to the customer. */
  notes: string[];
  /**
   * How much is missing to reach the shop's minimum, as a sentence, and the minimum itself, in minor units; null once
   * it is reached.
   */
  minimum: { text: string; from: number } | null;
  canCheckOut: boolean;
  /** Pickup where the total is for a delivery, or the reverse; null where only one of them is possible. */
  otherWay: { text: string; fulfilment: Fulfilment } | null;
  rows: ReceiptRow[];
  /** Null while nothing in the cart can be bought. */
  total: ReceiptRow | null;
}

export interface PresentedLine {
  key: string;
  stockId: string;
  uuid: string | null;
  href: string | null;
  title: string;
  options: string;
  looks: OptionLook[];
  measure: Measure | null;
  picture: string | null;
  quantity: number;
  min: number;
  max: number;
  /** In minor units, as all amounts of a line. */
  unit: number;
  total: number;
  oldTotal: number | null;
  isBonus: boolean;
  /** No longer available: the line can only be removed. */
  isLost: boolean;
  addons: { stockId: string; title: string; quantity: number; total: number; note: string | null }[];
  note: string | null;
  tone: 'success' | 'warning' | 'error';
}

/** A parked basket, or one that waits for the customer's choice. */
export interface PresentedBasket {
  shopId: string;
  shop: string;
  /** How much of which shop, as a sentence. */
  text: string;
  /** The shop has left the marketplace: it cannot be taken up, only removed. */
  isShopGone?: true;
}

/** The answer of GET and POST /api/cart, and the first state of the cart's page. */
export interface CartResponse {
  /**
   * "login": the session has ended; go to `login`. "choose": the product has something to choose. "offline": the cart
   * could not be read.
   */
  status: 'ok' | 'refused' | 'choose' | 'login' | 'offline';
  login?: string;
  /**
   * When the cart was read, in milliseconds since the epoch: a page from the router's cache may be older than the
   * store.
   */
  at: number;
  cart: PresentedCart | null;
  count: number;
  waiting: PresentedBasket | null;
  parked: PresentedBasket[];
  canUndo: boolean;
  /** "2 more baskets", or empty. */
  parkedTitle: string;
  /**
   * A sentence about the change, for the screen and for screen readers. `isAsked`: the cart itself shows the question.
   */
  message: { text: string; isError: boolean; isAsked?: boolean } | null;
  money: MarketMoneyStyle;
  /** Only for page and drawer. */
  words: FrameWords | null;
  /** The link to start a group order at the cart's shop, or to the group order that is over. */
  together?: { text: string; href: string };
  /** The cart is of a shop that has left the marketplace: `cart` is null, though it is not empty. */
  isShopGone?: true;
  /** The customer's role in a group order, if they take part in one. */
  group?: GroupMembership['role'];
}
