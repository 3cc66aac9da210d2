/** What did the customer say of an order's shop and courier? */

import type { View } from '../input/view.ts';
import { presentUploads } from './gallery.ts';
import { presentTime } from './time.ts';

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
export function presentOrderReviews({ store }: View, orderId: number): object[] {
  return store
    .all<OrderReviewRow>("SELECT * FROM order_reviews WHERE order_id = ? ORDER BY target = 'shop' DESC, id", orderId)
    .map(row => ({
      id: row.id,
      reviewable_id: row.order_id,
      reviewable_type: 'Order',
      assignable_id: row.target_id,
      assignable_type: row.target === 'shop' ? 'Shop' : 'User',
      rating: row.rating,
      comment: row.comment,
      img: (JSON.parse(row.images) as string[])[0] ?? null,
      created_at: presentTime(row.created_at),
      galleries: presentUploads(row.images),
    }));
}
