/** The tip that a customer is paying at a payment provider (docs/decisions/169), by the order's id. */
import 'server-only';
import { z } from 'zod';
import { payingAtPaymentProvider } from '@/lib/payments/paying-at-payment-provider';

const schema = z.object({
  /** In the order's currency. */
  minor: z.number(),
  /** The id of the payment method. */
  paymentId: z.string(),
  url: z.string(),
});

export type OpenTip = z.output<typeof schema>;

export const openTip = payingAtPaymentProvider('tip', 'orderId', schema);
