/** What a review of an order is made of. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';

export const longestComment = 1000;

export const reviewSchema = z.object({
  order: z.string().regex(idShape),
  of: z.enum(['shop', 'courier']),
  rating: z.coerce.number('ratingMissing').int('ratingMissing').min(1, 'ratingMissing').max(5, 'ratingMissing'),
  comment: z.string().trim().max(longestComment, 'tooLong').optional(),
});
