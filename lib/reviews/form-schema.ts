/** The schema of a review of an order's shop, courier or product. Messages are keys under `errors`. */
import { z } from 'zod';
import { idShape, uuidShape } from '@/lib/api/shapes';
import { picturesField } from '@/lib/uploads/fields';

const longestComment = 1000;

const reviewed = z.union([z.enum(['shop', 'courier']), z.string().regex(uuidShape)]);

/** What a review is of: "shop" or "courier" of its order, or the uuid of a product. */
export type Reviewed = z.output<typeof reviewed>;

export const reviewFormSchema = z.object({
  order: z.string().regex(idShape),
  of: reviewed,
  rating: z.coerce.number('ratingMissing').int('ratingMissing').min(1, 'ratingMissing').max(5, 'ratingMissing'),
  comment: z.string().trim().max(longestComment, 'tooLong').optional(),
  pictures: picturesField,
  /** Pictures that were uploaded with an earlier press, or that the review has already, are sent with this one. */
  uploaded: z.string().optional(),
});
