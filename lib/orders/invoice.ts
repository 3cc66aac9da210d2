/** The invoice of an order, a PDF that the marketplace writes (docs/api.md 8.7). */
import 'server-only';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import type { Locale } from '@/lib/i18n/locales';
import { invoiceSchema } from '@/lib/orders/invoice-schema';
import type { Order } from '@/lib/orders/schema';
import { isUnpaid, paymentState, statusOf } from '@/lib/orders/status';

/**
 * Whether something was bought: it is paid, or will be in cash. While a payment is missing its method may still change,
 * and nothing is owed for a cancelled order that nobody had paid.
 */
export function hasInvoice(order: Pick<Order, 'payment' | 'status' | 'total'>): boolean {
  if (statusOf(order) === 'canceled') return ['paid', 'refunded'].includes(paymentState(order));
  return !isUnpaid(order);
}

/**
 * Only for an order that `getOrder` has found, because docs/api.md does not say that the API looks at whose order it
 * is.
 */
export function getInvoice({ id }: Pick<Order, 'id'>, locale: Locale): Promise<Outcome<Buffer<ArrayBuffer>>> {
  return customerApi({ path: `dashboard/user/export/order/${id}/pdf`, locale, isFile: true, schema: invoiceSchema });
}
