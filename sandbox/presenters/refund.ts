/** What does a request to have an order's money back look like? Refund of docs/api.md 2.9 and 11. */

import type { View } from '../input/view.ts';
import type { RefundRow } from '../queries/refunds.ts';
import { presentUploads } from './gallery.ts';
import { presentTime } from './time.ts';

export function presentRefund(view: View, row: RefundRow) {
  return {
    id: row.id,
    status: row.status,
    cause: row.cause,
    answer: row.answer,
    created_at: presentTime(row.created_at),
    updated_at: presentTime(row.updated_at),
    galleries: presentUploads(view, row.images),
  };
}
