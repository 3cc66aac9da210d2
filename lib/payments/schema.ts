/** Ways to pay that the marketplace or a shop accepts (docs/api.md 10.1). */
import { z } from 'zod';
import { envelope, listEnvelope } from '@/lib/api/envelopes';
import { flag, id } from '@/lib/api/schema';

const paymentSchema = z.object({
  id,
  /** "cash", "wallet", or the payment provider whose page the customer is sent to. */
  tag: z.string().min(1),
  active: z.preprocess(value => value ?? true, flag),
});

export type Payment = Omit<z.output<typeof paymentSchema>, 'active'>;

export const paymentsSchema = listEnvelope(paymentSchema).transform(activeOnes);

/** A shop's own list wraps each payment (`status`: switched on by the shop). */
export const shopPaymentsSchema = listEnvelope(
  z.object({ status: z.preprocess(value => value ?? true, flag), payment: paymentSchema.nullish() }),
).transform(entries => activeOnes(entries.flatMap(({ status, payment }) => (status && payment ? [payment] : []))));

/** Everything but cash and the wallet is paid on the payment provider's page. */
export function isRedirect({ tag }: Payment): boolean {
  return tag !== 'cash' && tag !== 'wallet';
}

/** The payment provider's page, wrapped twice (docs/api.md 10.3). Accepts only http and https URLs. */
export const linkSchema = envelope(z.object({ data: z.object({ url: z.url({ protocol: /^https?$/ }) }) })).transform(
  ({ data }) => data.url,
);

function activeOnes(payments: z.output<typeof paymentSchema>[]): Payment[] {
  return payments.filter(({ active }) => active).map(({ id, tag }) => ({ id, tag }));
}
