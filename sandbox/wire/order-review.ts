/** What did the customer say of an order's shop and courier? */

import type { View } from '../asked/view.ts';
import { isoish } from './present.ts';

interface OrderReviewRow {
  id: number;
  order_id: number;
  target: 'shop' | 'deliveryman';
  target_id: number;
  rating: number;
  comment: string | null;
  /** JSON. */
  images: string;
  created_at: string;
}

/** The shop's first: it is the one an order shows as its review. */
export function reviewsOfOrder({ store }: View, orderId: number): object[] {
  return store
    .all<OrderReviewRow>("SELECT * FROM order_reviews WHERE order_id = ? ORDER BY target = 'shop' DESC, id", orderId)
    .map(row => {
      const images = JSON.parse(row.images) as string[];
      return {
        id: row.id,
        reviewable_id: row.order_id,
        reviewable_type: 'Order',
        assignable_id: row.target_id,
        assignable_type: row.target === 'shop' ? 'Shop' : 'User',
        rating: row.rating,
        comment: row.comment,
        img: images[0] ?? null,
        created_at: isoish(row.created_at),
        galleries: images.map((path, index) => ({ id: index + 1, title: path, path })),
      };
    });
}
