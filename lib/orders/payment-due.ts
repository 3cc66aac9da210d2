/** Finds out what the customer still has to pay for an order or a parcel. */
import 'server-only';
import type { Bill } from '@/lib/bill';
import { isUnpaid, type PaymentDue } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { isPaymentOpen } from '@/lib/payments/open-payment';

type Payable = Pick<Order, 'payment' | 'status' | 'total'>;

export function paymentDueOf(order: Payable & Pick<Order, 'id'>): Promise<PaymentDue> {
  return billDueOf({ of: 'order', id: order.id }, order);
}

export async function billDueOf(bill: Bill, found: Payable): Promise<PaymentDue> {
  if (!isUnpaid(found)) return 'nothing';
  return (await isPaymentOpen(bill)) ? 'unknown' : 'payment';
}
