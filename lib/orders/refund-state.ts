/** How a request for money back stands, which order may have one, and where its money goes (docs/api.md 8.8, 11). */
import type { Refund } from '@/lib/orders/refund-schema';
import type { Order } from '@/lib/orders/schema';
import { paymentState, statusOf } from '@/lib/orders/status';

export type RefundState = 'pending' | 'approved' | 'rejected';

/** Each state has two words on the wire (docs/api.md 11.4). Null for an unknown one, which is shown as it came. */
export function refundState({ status }: Pick<Refund, 'status'>): RefundState | null {
  if (status === 'pending') return 'pending';
  if (status === 'accepted' || status === 'approved') return 'approved';
  return status === 'canceled' || status === 'rejected' ? 'rejected' : null;
}

/** The request that stands in the way of another one; an unknown state might be one. */
export function standingRefund({ refunds }: Pick<Order, 'refunds'>): Refund | undefined {
  return refunds.find(refund => refundState(refund) !== 'rejected');
}

/** Whether the order's money can be asked for: it has come, and nobody has asked or who asked was refused. */
export function isRefundable(order: Pick<Order, 'status' | 'refunds'>): boolean {
  return statusOf(order) === 'delivered' && standingRefund(order) === undefined;
}

/**
 * What the wallet gets when the shop agrees, in minor units of the order's currency: all of the order and nothing less,
 * as the API knows no part of it; 0 where nothing was paid through the marketplace.
 */
export function refundAmount(order: Pick<Order, 'payment' | 'total'>): number {
  return paymentState(order) === 'paid' ? order.total : 0;
}

/** The API removes what has its answer, and silently keeps what has none (docs/api.md 11.3). */
export function isRemovable(refund: Pick<Refund, 'status'>): boolean {
  const state = refundState(refund);
  return state === 'approved' || state === 'rejected';
}

interface RefundStep {
  name: 'asked' | 'looking' | 'looked' | 'answer' | 'approved' | 'rejected';
  state: 'done' | 'current' | 'ahead';
  /** In milliseconds since the epoch; null when not known. */
  at: number | null;
}

/** Asked for, looked at by the shop, answered. */
export function refundSteps(refund: Pick<Refund, 'status' | 'askedAt' | 'changedAt'>): RefundStep[] {
  const state = refundState(refund);
  const isAnswered = state === 'approved' || state === 'rejected';
  return [
    { name: 'asked', state: 'done', at: refund.askedAt },
    isAnswered ? { name: 'looked', state: 'done', at: null } : { name: 'looking', state: 'current', at: null },
    isAnswered ? { name: state, state: 'done', at: refund.changedAt } : { name: 'answer', state: 'ahead', at: null },
  ];
}
