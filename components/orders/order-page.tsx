import { OrderAgain } from '@/components/orders/again/order-again';
import { OrderRepeat } from '@/components/orders/again/order-repeat';
import { OrderCourier } from '@/components/orders/courier/order-courier';
import { OrderFreshness } from '@/components/orders/live/order-freshness';
import { OrderCancel } from '@/components/orders/order-cancel';
import { OrderHelp } from '@/components/orders/order-help';
import { OrderHero } from '@/components/orders/order-hero';
import { OrderPin } from '@/components/orders/order-pin';
import { OrderPlace } from '@/components/orders/order-place';
import { OrderReceipt } from '@/components/orders/order-receipt';
import { OrderRefund } from '@/components/orders/order-refund';
import { OrderReviews } from '@/components/orders/order-reviews';
import { OrderSteps } from '@/components/orders/order-steps';
import { headlineOf, type OrderWordsContext } from '@/components/orders/order-words';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { OrderPayment } from '@/components/orders/payment/order-payment';
import { OrderTip } from '@/components/orders/payment/order-tip';
import { PushQuestion } from '@/components/orders/push-question';
import { Notice } from '@/components/ui/notice';
import { isCancellable, isOpen, type PaymentDue, statusOf } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';
import { type TipState, tipStateOf } from '@/lib/tips/tip-state';

interface OrderPageProps {
  order: Order;
  due: PaymentDue;
}

/** One order: how it stands, then the price, then where it goes and the possible actions. */
export async function OrderPage({ order, due }: OrderPageProps) {
  const [context, tip] = await Promise.all([orderWordsContext(), tipStateOf(order)]);
  const headline = headlineOf(order, context, due);
  const isToCollect = order.isCollection && statusOf(order) === 'delivered';
  const parts = { order, due, context, tip };
  return (
    <div className="column order grid content-start gap-5 pt-6 pb-16">
      <OrderFreshness {...parts} headline={headline} />
      <Notice />
      <div className="receipt-page">
        <div className="order-story grid-cols-1">
          <OrderHero order={order} due={due} context={context} />
          {due !== 'nothing' && <OrderPayment order={order} due={due} />}
          {isToCollect && <ToCollect {...parts} />}
          {isOpen(order) ? <UnderWay {...parts} /> : <Over {...parts} />}
        </div>
        <OrderReceipt order={order} due={due} headline={headline} context={context} />
        <div className="order-story grid-cols-1">
          {!isToCollect && <OrderPlace order={order} context={context} />}
          {!isOpen(order) && !hasProof(order) && <OrderCourier order={order} />}
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

interface PartProps extends OrderPageProps {
  context: OrderWordsContext;
  tip: TipState;
}

function UnderWay({ order, due, context, tip }: PartProps) {
  return (
    <>
      {due === 'nothing' && <OrderPin pin={order.pin} />}
      {hasProof(order) && <OrderCourier order={order} />}
      <OrderSteps order={order} context={context} />
      <OrderTip order={order} tip={tip} />
      {!hasProof(order) && <OrderCourier order={order} />}
      {due === 'nothing' && <PushQuestion />}
    </>
  );
}

/** An order that waits at its collection point, or was collected there: nobody tells. */
function ToCollect({ order, context }: PartProps) {
  return (
    <>
      <OrderPlace order={order} context={context} />
      <OrderPin pin={order.pin} />
    </>
  );
}

function Over({ order, tip }: PartProps) {
  return (
    <>
      {hasProof(order) && <OrderCourier order={order} />}
      <OrderReviews order={order} />
      <OrderTip order={order} tip={tip} />
      <OrderAgain id={order.id} look="main" />
      <OrderRepeat order={order} />
    </>
  );
}

/** The customer looks first for where the order was left. */
function hasProof({ proof }: Order): boolean {
  return proof !== '';
}
