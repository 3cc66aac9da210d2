/** Describes what a press on the order button asks for, and its possible outcomes. */
import type { Failure } from '@/lib/api/client';
import type { Refusal } from '@/lib/forms/refusal';
import type { Payment } from '@/lib/payments/schema';

/** The id of an account's cart: it becomes an order only once. */
export interface CartKey {
  customerId: string;
  cartId: string;
}

export interface OrderAttempt extends CartKey {
  shopId: string;
  /** The customer's newest order of this shop when the button was shown; 0 for none. */
  newestOrder: number;
  payment: Payment;
  /** There is nothing to pay. */
  isFree: boolean;
  /**
   * Identifies what is ordered and how it is paid, for a payment that makes the order (lib/checkout/order/begun-payment.ts).
   */
  asked: string;
}

export type OrderOutcome =
  /** Nothing was sent, because something is missing or has changed. */
  | { kind: 'stopped'; refusal: Refusal }
  /**
   * Nothing was sent: another tab has changed the shop or the currency since, so the checkout is another page now, and
   * where script runs the form that would show a refusal is gone.
   */
  | { kind: 'otherPage' }
  /** Nothing was ordered, because the state could not be read. */
  | { kind: 'notReached' }
  /** Ordered, and paid or payable in cash. `wasOrderedBefore`: an earlier attempt had already made the order. */
  | { kind: 'ordered'; orderId: string; wasOrderedBefore: boolean }
  /** The customer pays on the payment provider's page. In R2 no order exists before that, and `orderId` is null. */
  | { kind: 'redirect'; orderId: string | null; url: string }
  /** The order is made but not paid. */
  | { kind: 'unpaid'; orderId: string; failure: Failure }
  /** The order was made, but nobody knows whether it was paid. */
  | { kind: 'paymentUnknown'; orderId: string }
  /** Nothing was ordered; `failure` says why. */
  | { kind: 'refused'; failure: Failure }
  /** The cart is gone, and no order was made of it. */
  | { kind: 'cartGone' }
  /** The API does not answer, so nobody knows whether the order was made. */
  | { kind: 'unknown' }
  /** An earlier press on this cart is still under way. */
  | { kind: 'underWay' };
