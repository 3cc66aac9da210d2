/** What does a review look like, and who wrote it? Review of docs/api.md 2.9. */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { presentUploads } from './gallery.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

interface ReviewRow {
  id: number;
  owner: 'shop' | 'product' | 'courier';
  owner_id: number;
  user_id: number;
  order_id: number | null;
  rating: number;
  comment: string | null;
  /** JSON. */
  images: string;
  created_at: string;
}

interface WrittenRow extends ReviewRow {
  firstname: string | null;
  lastname: string | null;
  user_img: string | null;
}

export function presentReviews(view: View, ids: number[]): object[] {
  const rows = rowsByIds<WrittenRow>(
    view.store,
    `SELECT reviews.*, firstname, lastname, users.img AS user_img FROM reviews JOIN users ON users.id = user_id
     WHERE reviews.id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  return sortByIds(ids, rows).map(row => ({
    ...presentReview(view, row),
    user: {
      id: row.user_id,
      firstname: row.firstname,
      lastname: row.lastname,
      ...omitFalsy({ img: row.user_img }),
    },
  }));
}

/** The shop's first: it is the one an order shows as its review. */
export function presentOrderReviews(view: View, orderId: number): object[] {
  const sql = "SELECT * FROM reviews WHERE order_id = ? ORDER BY owner = 'shop' DESC, id";
  return view.store.all<ReviewRow>(sql, orderId).map(row => presentReview(view, row));
}

function presentReview(view: View, row: ReviewRow) {
  const galleries = presentUploads(view, row.images);
  return {
    id: row.id,
    ...targetOf(row),
    rating: row.rating,
    comment: row.comment,
    img: galleries[0]?.path ?? null,
    created_at: presentTime(row.created_at),
    galleries,
  };
}

/** What is reviewed after an order is reviewed as that order, and assigned to its shop or its courier. */
function targetOf({ owner, owner_id, order_id }: ReviewRow) {
  const type = { shop: 'Shop', courier: 'User', product: 'Product' }[owner];
  if (order_id === null) return { reviewable_id: owner_id, reviewable_type: type };
  return { reviewable_id: order_id, reviewable_type: 'Order', assignable_id: owner_id, assignable_type: type };
}
