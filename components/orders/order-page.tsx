import { getTranslations } from 'next-intl/server';
import { OrderAgain } from '@/components/orders/order-again';
import { OrderCancel } from '@/components/orders/order-cancel';
import { OrderCourier } from '@/components/orders/order-courier';
import { OrderFreshness } from '@/components/orders/order-freshness';
import { OrderHelp } from '@/components/orders/order-help';
import { OrderPayment } from '@/components/orders/order-payment';
import { OrderPlace } from '@/components/orders/order-place';
import { OrderReceipt } from '@/components/orders/order-receipt';
import { OrderReviews } from '@/components/orders/order-reviews';
import { OrderSteps } from '@/components/orders/order-steps';
import { headlineOf } from '@/components/orders/order-words';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/schema';
import { isCancellable, isOpen, type PaymentDue } from '@/lib/orders/status';

/** One order: first its state, then the courier, the price, and what can be done. */
export async function OrderPage({ order, due }: { order: Order; due: PaymentDue }) {
  const [t, context] = await Promise.all([getTranslations('orders'), orderWordsContext()]);
  const headline = headlineOf(order, context, due);
  return (
    <div className="column order grid content-start gap-5 pt-6 pb-16">
      <OrderFreshness order={order} due={due} headline={headline} />
      <Notice />
      <div className="order-sheet">
        <div className="order-story">
          <header>
            <h1>{headline}</h1>
            <p className="text-soft">
              {order.shop !== null && (
                <Link to={`/${order.shop.type}/${order.shop.id}`} className="action-link me-2">
                  {order.shop.title}
                </Link>
              )}
              {t('number', { id: order.id })}
            </p>
          </header>
          <OrderSteps order={order} context={context} />
          {due !== 'nothing' && <OrderPayment order={order} due={due} />}
          <OrderCourier order={order} />
          <OrderPlace order={order} context={context} />
          {due === 'nothing' && <OrderPayment order={order} due={due} />}
        </div>
        <OrderReceipt order={order} context={context} />
        <div className="order-story">
          {isCancellable(order) && <OrderCancel order={order} />}
          {!isOpen(order) && <OrderAgain id={order.id} look="main" />}
          <OrderReviews order={order} />
          <OrderHelp order={order} />
        </div>
      </div>
    </div>
  );
}
