import { getTranslations } from 'next-intl/server';
import { PayButtons } from '@/components/orders/payment/pay-buttons';
import { payOrderAgain } from '@/lib/orders/actions';
import { fulfilmentOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/** Pays an order that exists and is not paid yet. */
export async function PayAgain({ order }: { order: Order }) {
  const t = await getTranslations('orders');
  const isPickup = String(!order.isDelivery);
  return (
    <PayButtons
      action={payOrderAgain}
      bill={{ name: 'order', id: order.id }}
      charged={order}
      shopId={order.shop?.id ?? ''}
      cash={fulfilmentOf(order) !== null ? amount => t('payCash', { amount, isPickup }) : null}
    />
  );
}
