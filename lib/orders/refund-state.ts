/** The state of a refund, which orders may have one, and where the money goes (docs/api.md 8.8, 11). */
import type { Refund } from '@/lib/orders/parts/refund-schema';
import { paymentState, statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

export type RefundState = 'pending' | 'approved' | 'rejected';

/** The API spells each state in two ways (docs/api.md 11.4). Null for an unknown state, which is shown as it came. */
export function refundState({ status }: Pick<Refund, 'status'>): RefundState | null {
  if (status === 'pending') return 'pending';
  if (status === 'accepted' || status === 'approved') return 'approved';
  return status === 'canceled' || status === 'rejected' ? 'rejected' : null;
}

/** The refund that rules out another request. One in an unknown state might, so it counts. */
export function standingRefund({ refunds }: Pick<Order, 'refunds'>): Refund | undefined {
  return refunds.find(refund => refundState(refund) !== 'rejected');
}

/** Whether a refund can be requested: the order was delivered, and each earlier request was rejected. */
export function isRefundable(order: Pick<Order, 'status' | 'refunds'>): boolean {
  return statusOf(order) === 'delivered' && standingRefund(order) === undefined;
}

/**
 * What the wallet gets when the shop approves, in minor units of the order's currency: the whole order, as the API
 * knows no partial refund; 0 where nothing was paid through the marketplace.
 */
export function refundAmount(order: Pick<Order, 'payment' | 'total'>): number {
  return paymentState(order) === 'paid' ? order.total : 0;
}

/** The API removes answered requests, and silently keeps those without an answer (docs/api.md 11.3). */
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

/** Requested, looked at by the shop, answered; of a state that cannot be read no more than the request. */
export function refundSteps(refund: Pick<Refund, 'status' | 'askedAt' | 'changedAt'>): RefundStep[] {
  const state = refundState(refund);
  const isAnswered = state === 'approved' || state === 'rejected';
  const asked = { name: 'asked', state: 'done', at: refund.askedAt } as const;
  if (refund.status === '') return [asked];
  return [
    asked,
    isAnswered ? { name: 'looked', state: 'done', at: null } : { name: 'looking', state: 'current', at: null },
    isAnswered ? { name: state, state: 'done', at: refund.changedAt } : { name: 'answer', state: 'ahead', at: null },
  ];
}
