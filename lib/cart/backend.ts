/** What every place that keeps a cart can do, so that no button needs to know which one it fills. */
import type { Outcome } from '@/lib/api/client';
import type { Basket, BasketLine } from '@/lib/cart/basket';
import type { MembershipEnd } from '@/lib/cart/group/membership-end';

export type BasketOutcome =
  | Outcome<Basket | null>
  /** "full": no room in the cookie. "otherShop": the cart meanwhile holds goods of another shop. */
  | { ok: false; why: 'full' | 'otherShop' }
  /** In a group order: its time to choose is over, or it would be more than the owner has set for each. */
  | { ok: false; why: 'late' | 'limit' }
  /** The change was sent, but neither its answer nor the cart can be read, so nobody knows whether it was made. */
  | { ok: false; why: 'unknown' };

export interface CartBackend {
  /** The only shop whose goods it takes now, where that does not follow from what it holds. */
  shop?(): string | null;
  /** How the group order has ended that it kept a part of, where a call has found that out: now it is their own cart. */
  ended?(): MembershipEnd['why'] | null;
  /** The bought lines it holds now; null for none. */
  read(): Promise<BasketOutcome>;
  /**
   * The basket as the customer last saw it, where it may hold more by now (`now`, what `read` answered) because of a
   * change whose answer never reached them. Adding counts from here, so that pressing again adds nothing twice.
   */
  seen(now: Basket | null): Promise<Basket | null>;
  /**
   * Sets the lines to these absolute quantities, or to what is available of them, which may be nothing. Leaves other
   * lines alone. `before`: what `read` answered.
   */
  put(shopId: string, lines: BasketLine[], before: Basket | null): Promise<BasketOutcome>;
  /** Puts back what it held before `empty`. */
  restore(basket: Basket): Promise<BasketOutcome>;
  /** Removes a line with its add-ons, or one of its add-ons. */
  take(stockId: string, addonId?: string): Promise<BasketOutcome>;
  empty(): Promise<BasketOutcome>;
}
