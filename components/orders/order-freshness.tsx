import { getTranslations } from 'next-intl/server';
import { OrderWatch } from '@/components/orders/order-watch.client';
import { momentWords } from '@/components/orders/order-words';
import { Alert } from '@/components/ui/alert';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import { wholePage } from '@/lib/online/whole-page';
import type { Order } from '@/lib/orders/schema';
import { isOpen, type PaymentDue } from '@/lib/orders/status';
import { versionOf } from '@/lib/orders/version';
import type { TipState } from '@/lib/tips/tip-state';

interface OrderFreshnessProps {
  order: Order;
  due: PaymentDue;
  tip: TipState;
  headline: string;
}

/** Seconds until a page without script reloads itself: soon while a payment is looked up. */
const soon = '5';
const later = '30';

/**
 * Says how old this page is and keeps it up to date: with script by asking every few seconds, without by reloading
 * itself. Without a connection it says so (orders.css shows the sentence when the document has `data-kept`).
 */
export async function OrderFreshness({ order, due, tip, headline }: OrderFreshnessProps) {
  const [t, { locale }] = await Promise.all([getTranslations('orders'), pageMarket()]);
  const clock = await getClock(locale);
  const isLive = isOpen(order) || tip.kind === 'unknown' || tip.kind === 'awaited';
  const time = momentWords(Date.now() + clock.skew, languageTag(locale), clock.timeZone);
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
        version={versionOf(order, due, tip.kind)}
        state={`${order.status} ${order.payment?.status ?? ''}`}
        isOpen={isOpen(order)}
        isLive={isLive}
        headline={headline}
      />
    </>
  );
}
