/** Chooses the method with which an order is paid, where its total may be nothing. Pure. */
import { isRedirect, type Payment } from '@/lib/payments/schema';

/**
 * `total` is in minor units, null where it is not known. What costs nothing is never paid at a payment provider, which
 * takes no 0: in cash, which settles it at once, otherwise from the wallet. Where there is neither, it is the chosen one
 * or any: nobody asks it.
 */
export function paymentFor(payments: Payment[], chosen: string, total: number | null): Payment | undefined {
  const payment = payments.find(({ tag }) => tag === chosen);
  if (total !== 0 || (payment !== undefined && !isRedirect(payment))) return payment;
  const withTag = (wanted: string) => payments.find(({ tag }) => tag === wanted);
  return withTag('cash') ?? withTag('wallet') ?? payment ?? payments[0];
}
