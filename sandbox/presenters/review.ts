/** What does a review look like, and who wrote it? */

import { rowsByIds, sortByIds } from '../database/rows.ts';
import type { View } from '../input/view.ts';
import { omitFalsy } from './omit-falsy.ts';
import { presentTime } from './time.ts';

interface ReviewRow {
  id: number;
  owner: 'shop' | 'product';
  owner_id: number;
  user_id: number;
  firstname: string | null;
  lastname: string | null;
  user_img: string | null;
  rating: number;
  comment: string | null;
  created_at: string;
}

export function presentReviews(view: View, ids: number[]): object[] {
  const rows = rowsByIds<ReviewRow>(
    view.store,
    `SELECT reviews.*, firstname, lastname, users.img AS user_img FROM reviews JOIN users ON users.id = user_id
     WHERE reviews.id IN (SELECT value FROM json_each(?))`,
    ids,
  );
  return sortByIds(ids, rows).map(row => ({
    id: row.id,
    reviewable_id: row.owner_id,
    reviewable_type: row.owner === 'shop' ? 'Shop' : 'Product',
    rating: row.rating,
    comment: row.comment,
    img: null,
    created_at: presentTime(row.created_at),
    galleries: [],
    user: {
      id: row.user_id,
      firstname: row.firstname,
      lastname: row.lastname,
      ...omitFalsy({ img: row.user_img }),
    },
  }));
}
