import { OrderWatch } from '@/components/orders/live/order-watch.client';
import { ReloadWithoutScript } from '@/components/orders/live/reload-without-script';
import { momentWords, type OrderWordsContext } from '@/components/orders/order-words';
import { Alert } from '@/components/ui/alert';
import { wholePage } from '@/lib/online/whole-page';
import { isOpen, type PaymentDue } from '@/lib/orders/progress/status';
import { versionOf } from '@/lib/orders/progress/version';
import type { Order } from '@/lib/orders/schema';
import type { TipState } from '@/lib/tips/tip-state';

interface OrderFreshnessProps {
  order: Order;
  due: PaymentDue;
  tip: TipState;
  headline: string;
  context: OrderWordsContext;
}

/**
 * Says how old this page is and keeps it up to date: with script by asking every few seconds, without by reloading
 * itself. Without a connection it says so (orders.css shows the sentence when the document has `data-kept`).
 */
export function OrderFreshness({ order, due, tip, headline, context }: OrderFreshnessProps) {
  const { t, language, clock, now } = context;
  const isLive = isOpen(order) || tip.kind === 'unknown' || tip.kind === 'awaited';
  const time = momentWords(now + clock.skew, language, clock.timeZone);
  return (
    <>
      {isLive && <ReloadWithoutScript isSoon={due === 'unknown' || tip.kind === 'unknown'} />}
      <Alert role="status" tone="warning" className="order-kept" {...wholePage}>
        {t('kept', { time })}
      </Alert>
      <OrderWatch
        id={order.id}
        version={versionOf(order, { due, tip: tip.kind, clock, now })}
        state={`${order.status} ${order.payment?.status ?? ''}`}
        isOpen={isOpen(order)}
        isLive={isLive}
        headline={headline}
      />
    </>
  );
}
