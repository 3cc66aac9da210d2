import { getTranslations } from 'next-intl/server';
import { CancelQuestion } from '@/components/orders/cancel-question';
import { cancelOrder } from '@/lib/orders/actions';
import type { PaymentDue } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/** Cancels an order that its shop has not accepted yet. */
export async function OrderCancel({ order, due }: { order: Order; due: PaymentDue }) {
  const t = await getTranslations('orders');
  const free = t('cancelFree', { type: order.shop?.type ?? 'restaurant' });
  return (
    <CancelQuestion
      action={cancelOrder}
      bill={{ name: 'order', id: order.id }}
      charged={order}
      due={due}
      words={{ cancel: t('cancel'), title: t('cancelTitle'), free }}
    />
  );
}
