/** Names the ways of paying and the states of a payment. */
import type { OrderWords } from '@/components/orders/order-words';
import type { Order } from '@/lib/orders/schema';
import { paymentState, statusOf } from '@/lib/orders/status';

/** A provider that the catalogue has no words for keeps its own name. */
export function methodWords(tag: string, t: OrderWords): string {
  if (tag === 'cash' || tag === 'wallet' || tag === 'stripe') return t(`method.${tag}`);
  return t('method.other', { name: tag.charAt(0).toUpperCase() + tag.slice(1) });
}

export function paymentWords(order: Order, t: OrderWords): string {
  const state = paymentState(order);
  const isOff = statusOf(order) === 'canceled' && state !== 'paid' && state !== 'refunded';
  return t(`paymentState.${isOff ? 'canceled' : state}`, {
    shop: order.shop?.title ?? t('someShop'),
    method: methodWords(order.payment?.tag ?? '', t),
    status: order.payment?.status ?? '',
    isPickup: String(order.isPickup),
  });
}
