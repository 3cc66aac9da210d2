/** Schemas of the forms about a group order. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape, uuidShape } from '@/lib/api/shapes';
import { termsFields } from '@/lib/groups/terms';

const id = z.string().regex(idShape);

export const startSchema = z.object({ shop: id, aside: z.literal('yes').optional(), ...termsFields });

export const termsSchema = z.object(termsFields);

export const joinSchema = z.object({
  shop: id,
  cart: id,
  owner: id,
  name: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(40, { error: 'groupName' }),
  idempotencyKey: z.string().regex(uuidShape),
});

export const memberSchema = z.object({ member: id });
export const nothingSchema = z.object({});
export const doneSchema = z.object({ done: z.enum(['yes', 'no']) });
