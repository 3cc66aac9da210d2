/** The state of the payment of an order or a parcel, as the API has recorded it (docs/api.md 10.2, 19.2). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { envelope } from '@/lib/api/envelopes';
import { number, text } from '@/lib/api/schema';
import type { Bill } from '@/lib/bill';
import type { Market } from '@/lib/market/market';
import { wholeMinor } from '@/lib/money';

const paymentOfOrder = z
  .object({
    status: text,
    total_price: number
      .transform(total => wholeMinor(total * 100))
      .nullable()
      .catch(null),
    transaction: z.object({ status: text, payment_system: z.object({ tag: text }).nullish() }).nullish(),
  })
  .transform(({ status, total_price, transaction }) => ({
    /** Then nothing is paid for it any more. Both spellings are understood (docs/behaviour.md 4). */
    isCanceled: status === 'canceled' || status === 'cancelled',
    /** In minor units; null where it cannot be read. */
    total: total_price,
    /** Null as long as no payment method is set. `tag`: of the method, "" for none. */
    transaction: transaction ? { status: transaction.status, tag: transaction.payment_system?.tag ?? '' } : null,
  }));

type OrderPayment = z.output<typeof paymentOfOrder>;

export function findOrderPayment(orderId: string, market: Market): Promise<Outcome<OrderPayment>> {
  return findBillPayment({ of: 'order', id: orderId }, market);
}

export async function findBillPayment({ of, id }: Bill, { locale }: Market): Promise<Outcome<OrderPayment>> {
  const path = of === 'order' ? `dashboard/user/orders/${id}` : `dashboard/user/parcel-orders/${id}`;
  return customerApi({ path, locale, schema: envelope(paymentOfOrder) });
}

/** Whether the customer has nothing more to do: it is paid, or will be in cash. */
export function isSettled({ transaction }: OrderPayment): boolean {
  if (transaction === null) return false;
  return transaction.status === 'paid' || (transaction.status === 'progress' && transaction.tag === 'cash');
}
