/**
 * Remembers the payment provider's page that a cart is being paid on (R2, where the payment makes the order, docs/api.md
 * 10.3): the second press, or another tab's, is led to the same page. Two pages could both be paid, for one order.
 */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isSecondRevision } from '@/lib/api/revision';
import type { CartKey } from '@/lib/checkout/order/order-outcome';
import type { OrderRequest } from '@/lib/checkout/order/orders';
import type { Payment } from '@/lib/payments/schema';
import { sharedStore } from '@/lib/stores/shared-store';
import { storedRecord } from '@/lib/stores/stored-record';
import { secondsIn } from '@/lib/time-units';

/** Payment providers keep their page open for longer. */
const records = storedRecord(z.object({ asked: z.string(), url: z.string() }), secondsIn.minute * 15);

/**
 * Identifies what the payment would order. `promised` is the fingerprint of the button, which contains the chosen time:
 * "as soon as possible" is another time in each request, and still the same order.
 */
export function hashOfOrder(request: OrderRequest, payment: Payment, promised: string): string {
  const { delivery_date: _, delivery_time: __, ...rest } = request;
  return createHash('sha256')
    .update(JSON.stringify([promised, payment.id, rest]))
    .digest('base64url');
}

/** The page's URL; null where none is open that would order exactly this. */
export async function findBegunPayment(cart: CartKey, asked: string): Promise<string | null> {
  const begun = await records.read(keyOf(cart));
  return begun?.asked === asked ? begun.url : null;
}

/** Whether any page is open on which the cart may be paid; in R1 it is an order that is paid, never a cart. */
export async function isPaymentBegun(cart: CartKey): Promise<boolean> {
  return isSecondRevision() && (await records.read(keyOf(cart))) !== null;
}

export async function rememberBegun(cart: CartKey, asked: string, url: string): Promise<void> {
  await records.write(keyOf(cart), { asked, url });
}

/**
 * Called when the payment provider sends a customer back, because a payment that was given up there cannot be opened
 * again, and when a customer says that they have not paid, because the page may no longer work.
 */
export async function forgetBegun(cart: CartKey): Promise<void> {
  await sharedStore.release(keyOf(cart));
}

function keyOf({ customerId, cartId }: CartKey): string {
  return `cart payment ${customerId} ${cartId}`;
}
