/** The interface of every place that keeps a cart, so that no button needs to know which one it fills. */
import type { Outcome } from '@/lib/api/client';
import type { Basket, BasketLine } from '@/lib/cart/basket/basket';
import type { MembershipEnd } from '@/lib/cart/group/membership-end';

export type BasketOutcome =
  | Outcome<Basket | null>
  /** "full": no room in the cookie. "otherShop": meanwhile the cart holds goods of another shop. */
  | { ok: false; why: 'full' | 'otherShop' }
  /** In a group order: the time to choose is over, or the member's limit would be exceeded. */
  | { ok: false; why: 'late' | 'limit' }
  /**
   * The change was sent, but neither its answer nor the cart can be read, so nobody knows whether it was carried out.
   */
  | { ok: false; why: 'unknown' };

export type BasketFailure = Extract<BasketOutcome, { ok: false }>;

export interface CartBackend {
  /** The only shop whose goods a cart without lines takes too: the shop of a group order. Null where any is taken. */
  onlyShop(): string | null;
  /**
   * How the group order that the customer was a member of has ended, once a call has found that out; from then on this
   * is their own cart. Null otherwise.
   */
  groupEnd(): MembershipEnd['why'] | null;
  /** The bought lines; null for none. */
  read(): Promise<BasketOutcome>;
  /**
   * The basket as the customer last saw it. It differs from `now`, what `read` answered, after a change whose answer
   * never reached them. Adding counts from here, so that pressing again adds nothing twice.
   */
  lastSeen(now: Basket | null): Promise<Basket | null>;
  /**
   * Sets these lines to absolute quantities, or to what is available of them, which may be nothing; other lines stay.
   * `before`: what `read` answered.
   */
  put(shopId: string, lines: BasketLine[], before: Basket | null): Promise<BasketOutcome>;
  /** Restores what the cart held before `empty`. */
  restore(basket: Basket): Promise<BasketOutcome>;
  /** Removes a line with its add-ons, or one of its add-ons. */
  remove(stockId: string, addonId?: string): Promise<BasketOutcome>;
  empty(): Promise<BasketOutcome>;
}
