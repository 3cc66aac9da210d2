/** The schema of a refund request. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { picturesField } from '@/lib/uploads/fields';

export const refundReasons = ['missing', 'wrong', 'spoiled', 'late', 'never', 'other'] as const;

/** The name of the checkbox of an order's line: `lines.12`. */
export const lineField = (id: string) => `lines.${id}`;

export const refundRequestSchema = z
  .object({
    order: z.string().regex(idShape),
    reason: z.enum(refundReasons, 'refundReason'),
    lines: z.record(z.string(), z.string()).default({}),
    words: z.string().trim().max(500, 'tooLong').default(''),
    pictures: picturesField,
    /** Pictures that were uploaded with an earlier press are sent with this one. */
    uploaded: z.string().optional(),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', { path: ['words'], message: 'refundWords' });
