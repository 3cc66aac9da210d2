/** The status of an order: its five steps, and whether it is over, cancellable or unpaid (docs/api.md 3, 8.4). */
import type { Order, OrderSummary } from '@/lib/orders/schema';
import type { Fulfilment } from '@/lib/shops/fulfilment';

export const openStatuses = ['new', 'accepted', 'cooking', 'ready', 'on_a_way'] as const;
export const pastStatuses = ['delivered', 'canceled'] as const;

/** The statuses of docs/api.md 3; a cancelled order has two spellings (docs/behaviour.md 4). */
const known = [...openStatuses, ...pastStatuses] as const;
type OrderStatus = (typeof known)[number];

/** Null for an unknown status, which is shown as it came. */
export function statusOf({ status }: Pick<OrderSummary, 'status'>): OrderStatus | null {
  if (status === 'cancelled') return 'canceled';
  return known.find(word => word === status) ?? null;
}

/** An unknown status counts as open. */
export function isOpen(order: Pick<OrderSummary, 'status'>): boolean {
  const status = statusOf(order);
  return !pastStatuses.some(past => past === status);
}

/** An order can be cancelled until the shop accepts it (docs/api.md 8.4). */
export function isCancellable(order: Pick<OrderSummary, 'status'>): boolean {
  return statusOf(order) === 'new';
}

type PaymentState = 'none' | 'paid' | 'waiting' | 'cash' | 'failed' | 'refunded' | 'unknown';

/** TransactionStatus of docs/api.md 3. Cash in progress is paid on delivery. */
export function paymentState({ payment }: Pick<Order, 'payment'>): PaymentState {
  if (payment === null) return 'none';
  if (payment.status === 'paid') return 'paid';
  if (payment.status === 'refund') return 'refunded';
  if (payment.status === 'canceled' || payment.status === 'rejected') return 'failed';
  if (payment.status !== 'progress') return 'unknown';
  return payment.tag === 'cash' ? 'cash' : 'waiting';
}

/** Whether the order costs something, is neither paid nor to be paid in cash, and was not cancelled. */
export function lacksPayment(order: Pick<Order, 'payment' | 'status' | 'total'>): boolean {
  return (
    order.total !== 0 && statusOf(order) !== 'canceled' && ['none', 'waiting', 'failed'].includes(paymentState(order))
  );
}

/**
 * Whether the customer still has to choose how to pay. Once an order is delivered nobody knows whether it was paid at
 * the door.
 */
export function isUnpaid(order: Pick<Order, 'payment' | 'status' | 'total'>): boolean {
  return isOpen(order) && lacksPayment(order);
}

/** "unknown": a payment of the customer's was not answered, so the order may be paid already. */
export type PaymentDue = 'nothing' | 'payment' | 'unknown';

type Ways = Pick<OrderSummary, 'isDelivery' | 'isPickup' | 'isCollection'>;

/** Null where the API does not say how the order reaches its customer. */
export function fulfilmentOf({ isDelivery, isPickup, isCollection }: Ways): Fulfilment | null {
  if (isDelivery) return 'delivery';
  if (isPickup) return 'pickup';
  return isCollection ? 'collection' : null;
}

const delivery = ['new', 'accepted', 'kitchen', 'on_a_way', 'delivered'] as const;
const pickup = ['new', 'accepted', 'cooking', 'ready', 'collected'] as const;
/** A courier brings it to the point; nobody tells when it is collected there. */
const collection = ['new', 'accepted', 'kitchen', 'on_a_way', 'atPoint'] as const;
type StepName = (typeof delivery)[number] | (typeof pickup)[number] | (typeof collection)[number];

interface Step {
  name: StepName;
  state: 'done' | 'current' | 'ahead';
  /** When the step began, in milliseconds since the epoch; null when no page saw it (times.ts). */
  at: number | null;
}

/** Empty for a cancelled order, for an unknown status and where nobody knows how it reaches its customer. */
export function stepsOf(
  order: Ways & Pick<OrderSummary, 'status' | 'createdAt' | 'changedAt'>,
  times: StatusTimes = {},
): Step[] {
  const status = statusOf(order);
  const way = fulfilmentOf(order);
  if (status === null || status === 'canceled' || way === null) return [];
  const steps = order.isPickup ? pickupStep : deliveryStep;
  const current = steps[status];
  const seenAt = (index: number) => {
    const seen = known.flatMap(word => (word !== 'canceled' && steps[word] === index ? (times[word] ?? []) : []));
    const [first] = seen
      .filter(at => at >= (order.createdAt ?? 0) && at <= (order.changedAt ?? Number.POSITIVE_INFINITY))
      .toSorted((one, other) => one - other);
    return index < current ? (first ?? null) : null;
  };
  return { delivery, pickup, collection }[way].map((name, index) => ({
    name,
    state: index < current || status === 'delivered' ? 'done' : index === current ? 'current' : 'ahead',
    at: index === 0 ? order.createdAt : index === current ? order.changedAt : seenAt(index),
  }));
}

/** When an order was first seen in a status, in milliseconds since the epoch. */
export type StatusTimes = Partial<Record<OrderStatus, number>>;

const deliveryStep = { new: 0, accepted: 1, cooking: 2, ready: 2, on_a_way: 3, delivered: 4 };
const pickupStep = { new: 0, accepted: 1, cooking: 2, ready: 3, on_a_way: 3, delivered: 4 };
