import { getTranslations } from 'next-intl/server';
import { methodWords } from '@/components/orders/method-words';
import { PayAgain } from '@/components/orders/pay-again';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/orders/schema';
import { isUnpaid, paymentState, statusOf } from '@/lib/orders/status';

/** How it is paid, and what to do where it is not. */
export async function OrderPayment({ order }: { order: Order }) {
  const t = await getTranslations('orders');
  const state = paymentState(order);
  const isOff = statusOf(order) === 'canceled' && state !== 'paid' && state !== 'refunded';
  return (
    <section className="order-part" aria-labelledby="payment" data-unpaid={isUnpaid(order) || undefined}>
      <h2 id="payment">{t('payment')}</h2>
      <p className="order-paid">
        <Icon name={isUnpaid(order) ? 'alert' : 'check'} className="size-5" />
        <span>
          {t(`paymentState.${isOff ? 'canceled' : state}`, {
            shop: order.shop?.title ?? t('someShop'),
            method: methodWords(order.payment?.tag ?? '', t),
            status: order.payment?.status ?? '',
            isPickup: String(order.isPickup),
          })}
        </span>
      </p>
      {isUnpaid(order) && <PayAgain order={order} />}
    </section>
  );
}
