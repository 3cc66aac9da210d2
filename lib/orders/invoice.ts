/** The invoice of an order, a PDF that the marketplace writes (docs/api.md 8.7). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Locale } from '@/lib/i18n/locales';
import { invoiceSchema } from '@/lib/orders/invoice-schema';
import { isUnpaid, paymentState, statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/**
 * Whether there is something to invoice: the order is paid, or will be in cash. While a payment is missing, its method
 * may still change; a cancelled order that was never paid costs nothing.
 */
export function hasInvoice(order: Pick<Order, 'payment' | 'status' | 'total'>): boolean {
  if (statusOf(order) === 'canceled') return ['paid', 'refunded'].includes(paymentState(order));
  return !isUnpaid(order);
}

/**
 * Call it only for an order that `getOrder` has found, because docs/api.md does not say that the API checks whose order
 * it is.
 */
export function getInvoice({ id }: Pick<Order, 'id'>, locale: Locale): Promise<Outcome<Buffer<ArrayBuffer>>> {
  return customerApi({ path: `dashboard/user/export/order/${id}/pdf`, locale, isFile: true, schema: invoiceSchema });
}
