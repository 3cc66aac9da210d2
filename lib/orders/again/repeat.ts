/** Which orders may be repeated automatically, and on which days (R2, docs/api.md 8.5). */
import { isSecondRevision } from '@/lib/api/revision';
import { statusOf } from '@/lib/orders/progress/status';
import { refundState } from '@/lib/orders/refund-state';
import type { Order } from '@/lib/orders/schema';
import { addDays, isDate } from '@/lib/time';

/** Days ahead. */
const longest = 60;

function offersRepeats(): boolean {
  return isSecondRevision();
}

/** Whether the order was delivered and not refunded. */
export function isRepeatable(order: Order): boolean {
  const isRefunded = order.refunds.some(refund => refundState(refund) === 'approved');
  return offersRepeats() && statusOf(order) === 'delivered' && !isRefunded;
}

export interface RepeatDays {
  /** YYYY-MM-DD, the first and the last day of the repeat. */
  from: string;
  to: string;
}

/** The first and the last day that can be chosen. */
export function repeatBounds(today: string): RepeatDays {
  return { from: addDays(today, 1), to: addDays(today, longest) };
}

export function areRepeatDays({ from, to }: RepeatDays, today: string): boolean {
  const bounds = repeatBounds(today);
  return [from, to].every(isDate) && bounds.from <= from && from <= to && to <= bounds.to;
}

/** Whether the repeat has a day that is still ahead. */
export function isRepeating({ to }: RepeatDays, today: string): boolean {
  return to >= today;
}
