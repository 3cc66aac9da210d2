/** Finds out what the customer still has to pay for an order. */
import 'server-only';
import { isUnpaid, type PaymentDue } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { isPaymentOpen } from '@/lib/payments/open-payment';

export async function paymentDueOf(order: Pick<Order, 'id' | 'payment' | 'status' | 'total'>): Promise<PaymentDue> {
  if (!isUnpaid(order)) return 'nothing';
  return (await isPaymentOpen(order.id)) ? 'unknown' : 'payment';
}
