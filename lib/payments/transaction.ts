/** The transaction of an order, as the API has recorded it (docs/api.md 10.2). */
import 'server-only';
import { z } from 'zod';
import type { Outcome } from '@/lib/api/client';
import { customerApi } from '@/lib/api/customer';
import { single, text } from '@/lib/api/schema';
import type { Market } from '@/lib/market/market';

export interface Transaction {
  status: string;
  /** The method's tag; "" for none. */
  tag: string;
}

/** Null as long as no payment method is set. */
export async function findTransaction(orderId: string, { locale }: Market): Promise<Outcome<Transaction | null>> {
  return customerApi({ path: `dashboard/user/orders/${orderId}`, locale, schema: single(paymentOfOrder) });
}

/** Whether the customer has nothing more to do: it is paid, or will be in cash. */
export function isSettled(transaction: Transaction | null): boolean {
  if (transaction === null) return false;
  return transaction.status === 'paid' || (transaction.status === 'progress' && transaction.tag === 'cash');
}

const paymentOfOrder = z
  .object({
    transaction: z.object({ status: text, payment_system: z.object({ tag: text }).nullish() }).nullish(),
  })
  .transform(({ transaction }) =>
    transaction ? { status: transaction.status, tag: transaction.payment_system?.tag ?? '' } : null,
  );
