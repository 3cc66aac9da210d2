/** Writes what somebody says of a shop, a product or a courier, and keeps the means of shops and products. */

import { insertRow } from './insert-row.ts';
import type { Store } from './store.ts';

interface NewReview {
  owner: 'shop' | 'product' | 'courier';
  ownerId: number;
  userId: number;
  /** The order after which a shop or a courier is reviewed. */
  orderId: number | null;
  rating: number;
  comment: string | null;
  /** URLs. */
  images: string[];
  createdAt: string;
}

/** One for each customer, order and target: another one replaces it (docs/api.md 8.6). Call inside a transaction. */
export function writeReview(store: Store, review: NewReview): void {
  const { owner, ownerId, userId, orderId, rating, comment, images, createdAt } = review;
  store.run(
    'DELETE FROM reviews WHERE owner = ? AND owner_id = ? AND user_id = ? AND order_id IS ?',
    ...[owner, ownerId, userId, orderId],
  );
  insertRow(store, 'reviews', {
    owner,
    owner_id: ownerId,
    user_id: userId,
    order_id: orderId,
    rating,
    comment,
    images: JSON.stringify(images),
    created_at: createdAt,
  });
  if (owner !== 'courier') countReviews(store, owner, ownerId);
}

function countReviews(store: Store, owner: 'shop' | 'product', ownerId: number): void {
  const own = 'FROM reviews WHERE owner = ?1 AND owner_id = ?2';
  store.run(
    `UPDATE ${owner}s SET rating_avg = (SELECT avg(rating) ${own}), reviews_count = (SELECT count(*) ${own}) WHERE id = ?2`,
    ...[owner, ownerId],
  );
}
