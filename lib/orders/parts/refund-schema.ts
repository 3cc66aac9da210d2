/** Parses a request to have an order's money back (docs/api.md 2.9, 11), as an order carries it. */
import { z } from 'zod';
import { id, longText, moment, pictures, text } from '@/lib/api/schema';

export const refundFields = {
  id,
  status: text.catch(''),
  cause: longText.catch(''),
  answer: longText.catch(''),
  created_at: moment.catch(null),
  updated_at: moment.catch(null),
  galleries: pictures.catch([]),
};

export const refundSchema = z.object(refundFields).transform(refundOf);

export function refundOf({ created_at, updated_at, galleries, ...refund }: z.output<z.ZodObject<typeof refundFields>>) {
  return { ...refund, pictures: galleries, askedAt: created_at, changedAt: updated_at };
}

export type Refund = z.output<typeof refundSchema>;
