/** What the wallet's forms ask for. Messages are keys under `errors`. */
import { z } from 'zod';
import { uuidShape } from '@/lib/api/shapes';
import { isCurrencySegment } from '@/lib/view/view';
import { mostAmount } from '@/lib/wallet/amounts';

/** Of the page whose button is pressed. */
const mark = z.string().regex(uuidShape);

/** In which the page has counted: another tab may have chosen another one since. */
function currency(refusal: 'wallet.refused' | 'wallet.sendRefused') {
  return z.string(refusal).refine(isCurrencySegment, refusal);
}

/** As it is typed. */
const amount = z.string('wallet.amount').trim().min(1, 'wallet.amount').max(20, 'wallet.amount');

export const topUpSchema = z.object({
  mark,
  currency: currency('wallet.refused'),
  /** Minor units of what is offered, or "own". */
  choice: z.string('wallet.amount').regex(/^(own|\d{1,12})$/, 'wallet.amount'),
  own: amount.optional(),
  payment: z.string('wallet.provider').regex(/^[\w-]{1,40}$/, 'wallet.provider'),
});

export const reviewSchema = z.object({
  search: z.string().trim().max(80),
  to: z.string().regex(uuidShape),
  amount,
});

export const sendSchema = z.object({
  mark,
  currency: currency('wallet.sendRefused'),
  to: z.string().regex(uuidShape),
  /** Minor units, as the button says. */
  amount: z.coerce.number().int().min(1).max(mostAmount),
});
