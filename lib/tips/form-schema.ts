/** Schemas of the forms about a tip. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';

const id = z.string().regex(idShape);

export const openTipSchema = z.object({ order: id });

export const tipSchema = z.object({
  order: id,
  /** A percentage that was offered, or "other" with what was typed. */
  tip: z.string('checkout.tipChoice').regex(/^(other|\d{1,2})$/, 'checkout.tipChoice'),
  ownTip: z.string().trim().max(20, 'checkout.tip').optional(),
  payment: id,
});
