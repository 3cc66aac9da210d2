/** Schemas of the wallet's forms. Messages are keys under `errors`. */
import { z } from 'zod';
import { uuidShape } from '@/lib/api/shapes';
import { amountCurrency } from '@/lib/market/typed-amount';
import { isCurrencySegment } from '@/lib/view/view';

/** The idempotency key of the page whose button was pressed. */
const idempotencyKey = z.string().regex(uuidShape);

/** The currency in which the page was shown: another tab may have chosen another one since. */
const currency = z.string().refine(isCurrencySegment);

const tag = z.string().regex(/^[\w-]{1,40}$/);

/** As it was typed. */
const amount = z.string('wallet.amount').trim().min(1, 'wallet.amount').max(20, 'wallet.amount');

export const topUpSchema = z.object({
  idempotencyKey,
  currency,
  /** An offered amount in minor units, or "own". */
  choice: z.string('wallet.amount').regex(/^(own|\d{1,12})$/, 'wallet.amount'),
  own: amount.optional(),
  /** Of the payment provider. A made-up tag has no place for an error where a single one is a hidden field. */
  payment: z.string('wallet.provider').pipe(tag),
});

export const transferSchema = z.object({
  search: z.string().trim().max(80),
  to: z.string().regex(uuidShape),
  amount,
  currency: amountCurrency,
});

export const sendSchema = z.object({
  idempotencyKey,
  /** The idempotency key of the page that had sent the same before; empty for none. */
  after: z.string().max(40).catch(''),
  currency,
  to: z.string().regex(uuidShape),
  /** The receiver's name, and our signature of it (lib/wallet/receiver.ts). */
  receiver: z.string().max(400).catch(''),
  shown: z.string().max(40).catch(''),
  /** As on the button. A field named "amount" would be kept for the one of the step before (lib/forms/unsent.ts). */
  minor: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
});
