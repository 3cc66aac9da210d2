/** Parses a review as its order carries it (docs/api.md 8.6). */
import { z } from 'zod';
import { longText, number, pictures, text } from '@/lib/api/schema';

export const reviewSchema = z
  .object({ assignable_type: text, rating: number, comment: longText.catch(''), galleries: pictures.catch([]) })
  .transform(({ assignable_type, rating, comment, galleries }) => ({
    of: assignable_type === 'User' ? ('courier' as const) : ('shop' as const),
    rating,
    comment,
    pictures: galleries,
  }));
