import { OrderAgain } from '@/components/orders/order-again';
import { OrderCancel } from '@/components/orders/order-cancel';
import { OrderCourier } from '@/components/orders/order-courier';
import { OrderFreshness } from '@/components/orders/order-freshness';
import { OrderHelp } from '@/components/orders/order-help';
import { OrderHero } from '@/components/orders/order-hero';
import { OrderPayment } from '@/components/orders/order-payment';
import { OrderPin } from '@/components/orders/order-pin';
import { OrderPlace } from '@/components/orders/order-place';
import { OrderReceipt } from '@/components/orders/order-receipt';
import { OrderRefund } from '@/components/orders/order-refund';
import { OrderRepeat } from '@/components/orders/order-repeat';
import { OrderReviews } from '@/components/orders/order-reviews';
import { OrderSteps } from '@/components/orders/order-steps';
import { OrderTip } from '@/components/orders/order-tip';
import { headlineOf } from '@/components/orders/order-words';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { PushQuestion } from '@/components/orders/push-question';
import { Notice } from '@/components/ui/notice';
import type { Order } from '@/lib/orders/schema';
import { isCancellable, isOpen, type PaymentDue } from '@/lib/orders/status';
import { tipStateOf } from '@/lib/tips/tip-state';

/**
 * One order. While it is under way: its state and courier; afterwards a review. Then the price and the possible
 * actions.
 */
export async function OrderPage({ order, due }: { order: Order; due: PaymentDue }) {
  const [context, tip] = await Promise.all([orderWordsContext(), tipStateOf(order)]);
  const headline = headlineOf(order, context, due);
  // The customer looks first for where the order was left.
  const hasProof = order.proof !== '';
  return (
    <div className="column order grid content-start gap-5 pt-6 pb-16">
      <OrderFreshness order={order} due={due} tip={tip} headline={headline} context={context} />
      <Notice />
      <div className="receipt-page">
        <div className="order-story grid-cols-1">
          <OrderHero order={order} due={due} context={context} />
          {due !== 'nothing' && <OrderPayment order={order} due={due} />}
          {isOpen(order) && due === 'nothing' && <OrderPin pin={order.pin} />}
          {hasProof && <OrderCourier order={order} />}
          {isOpen(order) ? <OrderSteps order={order} context={context} /> : <OrderReviews order={order} />}
          <OrderTip order={order} tip={tip} />
          {isOpen(order) && !hasProof && <OrderCourier order={order} />}
          {isOpen(order) && due === 'nothing' && <PushQuestion />}
          {!isOpen(order) && <OrderAgain id={order.id} look="main" />}
          {!isOpen(order) && <OrderRepeat order={order} />}
        </div>
        <OrderReceipt order={order} due={due} headline={headline} context={context} />
        <div className="order-story grid-cols-1">
          <OrderPlace order={order} context={context} />
          {!isOpen(order) && !hasProof && <OrderCourier order={order} />}
          {due === 'nothing' && <OrderPayment order={order} due={due} />}
          {!isOpen(order) && <OrderSteps order={order} context={context} />}
          {isCancellable(order) && <OrderCancel order={order} due={due} />}
          <OrderRefund order={order} />
          <OrderHelp order={order} />
        </div>
      </div>
    </div>
  );
}
