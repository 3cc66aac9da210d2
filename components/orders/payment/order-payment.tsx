import { getTranslations } from 'next-intl/server';
import { PayAgain } from '@/components/orders/payment/pay-again';
import { paymentWords } from '@/components/orders/payment/payment-words';
import { Icon } from '@/components/ui/icon';
import { lacksPayment, type PaymentDue } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

/**
 * How the order is paid, and what to do when it is not. While the outcome of a payment is not known no method is
 * offered, because the order could be paid twice.
 */
export async function OrderPayment({ order, due }: { order: Order; due: PaymentDue }) {
  const [t, names] = await Promise.all([getTranslations('orders'), getTranslations('checkout.tag')]);
  return (
    <section className="order-part" aria-labelledby="payment" data-unpaid={due !== 'nothing' || undefined}>
      <h2 id="payment">{t('payment')}</h2>
      <p className="flex gap-2.5">
        <Icon name={lacksPayment(order) ? 'alert' : 'check'} className="mt-0.5" />
        <span>{paymentWords(order, due, t, names)}</span>
      </p>
      {due === 'payment' && <PayAgain order={order} />}
    </section>
  );
}
