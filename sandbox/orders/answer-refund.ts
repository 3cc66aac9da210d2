/** What does the shop answer to a request to have an order's money back (docs/api.md 11.4)? */

import type { Store } from '../database/store.ts';
import { sqlTime } from '../database/time.ts';
import { orderById } from '../queries/orders.ts';
import type { RefundRow } from '../queries/refunds.ts';
import { returnGoods, returnMoney } from './give-back.ts';
import { takeRewardBack } from './referral-reward.ts';

interface RefundAnswer {
  status: 'accepted' | 'canceled';
  answer: string | null;
  now: Date;
}

/** Once: a request that has its answer keeps it, so that money goes back no second time. Opens a transaction. */
export function answerRefund(store: Store, refund: RefundRow, { status, answer, now }: RefundAnswer): void {
  const order = orderById(store, refund.order_id);
  if (!order || refund.status !== 'pending') return;
  store.transaction(() => {
    store.run(
      'UPDATE refunds SET status = ?, answer = ?, updated_at = ? WHERE id = ?',
      ...[status, answer, sqlTime(now), refund.id],
    );
    if (status !== 'accepted') return;
    returnMoney(store, order, { note: `Refund for Order #${order.id}`, now });
    returnGoods(store, order);
    takeRewardBack(store, order, now);
  });
}
