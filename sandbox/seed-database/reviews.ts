/** How do reviews and the people who wrote them become rows? */

import { insertRow } from '../database/insert-row.ts';
import type { SeedReview } from '../seed/types.ts';
import { type SeedContext, uuidOf } from './context.ts';

/** The oldest first, so that the newest has the highest id. */
export function insertReviews(
  context: SeedContext,
  owner: 'shop' | 'product',
  ownerId: number,
  reviews: SeedReview[],
): void {
  for (const { author, rating, comment, daysAgo } of [...reviews].sort((a, b) => b.daysAgo - a.daysAgo)) {
    insertRow(context.store, 'reviews', {
      owner,
      owner_id: ownerId,
      user_id: authorId(context, author),
      rating,
      comment,
      created_at: context.ago(daysAgo),
    });
  }
}

export function meanOf(reviews: SeedReview[]): number | null {
  if (reviews.length === 0) return null;
  return reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
}

function authorId(context: SeedContext, author: string): number {
  const known = context.userIds.get(author);
  if (known !== undefined) return known;
  const [firstname = author, ...rest] = author.split(' ');
  const id = insertRow(context.store, 'users', {
    uuid: uuidOf('user', author),
    firstname,
    lastname: rest.join(' ') || null,
    created_at: context.ago(500),
  });
  context.userIds.set(author, id);
  return id;
}
