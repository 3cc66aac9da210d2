import { getTranslations } from 'next-intl/server';
import { PayAgain } from '@/components/orders/pay-again';
import { paymentWords } from '@/components/orders/payment-words';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/orders/schema';
import { isUnpaid } from '@/lib/orders/status';

/** How the order is paid, and what to do when it is not. */
export async function OrderPayment({ order }: { order: Order }) {
  const t = await getTranslations('orders');
  return (
    <section className="order-part" aria-labelledby="payment" data-unpaid={isUnpaid(order) || undefined}>
      <h2 id="payment">{t('payment')}</h2>
      <p className="flex gap-2.5">
        <Icon name={isUnpaid(order) ? 'alert' : 'check'} className="mt-0.5" />
        <span>{paymentWords(order, t)}</span>
      </p>
      {isUnpaid(order) && <PayAgain order={order} />}
    </section>
  );
}
