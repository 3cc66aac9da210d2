import { OrderWatch } from '@/components/orders/live/order-watch.client';
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

/** Seconds until a page without script reloads itself: soon while a payment is looked up. */
const soon = '5';
const later = '30';

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
      {isLive && (
        <noscript>
          <meta httpEquiv="refresh" content={due === 'unknown' || tip.kind === 'unknown' ? soon : later} />
        </noscript>
      )}
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
