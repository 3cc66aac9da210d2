import { getTranslations } from 'next-intl/server';
import { OrderWatch } from '@/components/orders/order-watch.client';
import { momentWords } from '@/components/orders/order-words';
import { Alert } from '@/components/ui/alert';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { getClock } from '@/lib/market/queries';
import type { Order } from '@/lib/orders/schema';
import { isOpen } from '@/lib/orders/status';
import { versionOf } from '@/lib/orders/version';

/**
 * Tells how old this page is and keeps it current: with script by asking every few seconds, without by reloading
 * itself. Without a connection it says so (orders.css shows the sentence when the document has `data-kept`).
 */
export async function OrderFreshness({ order, headline }: { order: Order; headline: string }) {
  const [t, { locale }] = await Promise.all([getTranslations('orders'), pageMarket()]);
  const clock = await getClock(locale);
  const time = momentWords(Date.now() + clock.skew, languageTag(locale), clock.timeZone);
  return (
    <>
      {isOpen(order) && (
        <noscript>
          <meta httpEquiv="refresh" content="30" />
        </noscript>
      )}
      <Alert role="status" tone="warning" className="order-kept">
        {t('kept', { time })}
      </Alert>
      <OrderWatch
        id={order.id}
        version={versionOf(order)}
        state={`${order.status} ${order.payment?.status ?? ''}`}
        isOpen={isOpen(order)}
        headline={headline}
      />
    </>
  );
}
