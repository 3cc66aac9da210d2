/** The top-up that a customer is paying at a payment provider (docs/decisions/086), by the customer's id. */
import 'server-only';
import { z } from 'zod';
import { payingAtPaymentProvider } from '@/lib/payments/paying-at-payment-provider';

const schema = z.object({
  /** Of the page whose button was pressed; empty where a release of before has kept it. */
  idempotencyKey: z.string().default(''),
  minor: z.number(),
  currency: z.string(),
  /** The payment provider's tag. */
  tag: z.string(),
  url: z.string(),
  /**
   * The ids of the newest line of the history, and of the newest top-up among the payments, before this one; 0 for
   * none.
   */
  newestMove: z.number(),
  newestTransaction: z.number(),
  /**
   * When a try had failed from which the customer went on to the payment provider once more, by the API's clock: it is
   * not how the next one ends. Null before that.
   */
  failedAt: z.number().nullable().default(null),
});

export type OpenTopUp = z.output<typeof schema>;

export const openTopUp = payingAtPaymentProvider('top-up', 'customerId', schema);
