/** What does a customer say of a shop, a courier or a product? The body of docs/api.md 8.6, validated. */

import { readImages } from './order.ts';
import type { View } from './view.ts';

interface ReviewInput {
  rating: number;
  comment: string | null;
  images: string[];
}

/** @throws ERROR_400 with params. */
export function readReview(view: View): ReviewInput {
  const { check } = view;
  const rating = check.number('rating') ?? 0;
  if ((check.input.rating ?? null) === null) check.required('rating');
  else if (rating < 1 || rating > 5) check.fail('rating', 'The rating must be between 1 and 5.');
  const review = { rating, comment: check.string('comment', 1000) ?? null, images: readImages(view) };
  check.throwIfInvalid();
  return review;
}
