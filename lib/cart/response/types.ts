/** What travels from the server to the cart's frames: types alone, so that islands may know them. */

import type { ReceiptRow } from '@/lib/cart/receipt-rows';
import type { FrameWords } from '@/lib/cart/response/frame-words';
import type { MoneyStyle } from '@/lib/money';

export interface PresentedCart {
  kind: 'guest' | 'server';
  shop: { id: string; title: string; address: string; picture: string | null };
  lines: PresentedLine[];
  count: number;
  /** Minor units, after all discounts on goods. */
  goods: number;
  /** About the shop: closed, or its minimum is not reached. */
  notes: string[];
  canCheckOut: boolean;
  rows: ReceiptRow[];
  total: ReceiptRow;
}

export interface PresentedLine {
  key: string;
  stockId: string;
  uuid: string | null;
  href: string | null;
  title: string;
  options: string;
  picture: string | null;
  quantity: number;
  min: number;
  max: number;
  /** Minor units, as all amounts of a line. */
  unit: number;
  total: number;
  oldTotal: number | null;
  isBonus: boolean;
  /** It is not to be had: only removing it makes sense. */
  isLost: boolean;
  addons: { stockId: string; title: string; quantity: number; total: number; note: string | null }[];
  note: string | null;
  tone: 'notice' | 'trouble';
}

/** A basket put aside, or one that waits for the customer's word. */
export interface PresentedBasket {
  shopId: string;
  shop: string;
  /** How much of which shop, in words. */
  text: string;
}

/** What GET and POST /api/cart answer, and what the cart's page begins with. */
export interface CartResponse {
  /** "login": the session has ended, `login` leads on. "choose": the product has to be opened. "offline": not known. */
  status: 'ok' | 'refused' | 'choose' | 'login' | 'offline';
  login?: string;
  /** When it was read, in milliseconds: a page kept by the router may be older than what the store knows. */
  at: number;
  cart: PresentedCart | null;
  count: number;
  waiting: PresentedBasket | null;
  parked: PresentedBasket[];
  canUndo: boolean;
  /** "2 more baskets", or empty. */
  parkedTitle: string;
  /** A sentence about what was asked, for the screen and for those who hear it. */
  message: { text: string; isTrouble: boolean } | null;
  money: MoneyStyle;
  /** Only where a frame is to be shown. */
  words: FrameWords | null;
}
