import { getTranslations } from 'next-intl/server';
import type { OrderWords, OrderWordsContext } from '@/components/orders/order-words';
import { paymentWords } from '@/components/orders/payment/payment-words';
import { PrintButton } from '@/components/orders/print-button.client';
import { Receipt, type ReceiptLine } from '@/components/receipt/receipt';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MissedItems } from '@/components/ui/missed-items';
import { receiptRows } from '@/lib/cart/receipt-rows';
import { dateFormat } from '@/lib/i18n/formats';
import { sideBySide } from '@/lib/i18n/side-by-side';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { money } from '@/lib/money';
import { hasInvoice } from '@/lib/orders/invoice';
import { moneyStyleOf, totalsOfOrder } from '@/lib/orders/money';
import type { OrderLine } from '@/lib/orders/parts/line-schema';
import { fulfilmentOf, type PaymentDue } from '@/lib/orders/progress/status';
import type { Order } from '@/lib/orders/schema';

interface OrderReceiptProps {
  order: Order;
  due: PaymentDue;
  /** State and time, in words. */
  headline: string;
  context: OrderWordsContext;
}

/**
 * The items and their cost, in the currency that was charged. The only part that prints, so on paper it says where, when
 * and from which marketplace.
 */
export async function OrderReceipt({ order, due, headline, context }: OrderReceiptProps) {
  const { t, language } = context;
  const [{ locale }, receipt, names] = await Promise.all([
    pageMarket(),
    getTranslations('receipt'),
    getTranslations('checkout.tag'),
  ]);
  const totals = totalsOfOrder(order);
  return (
    <aside className="order-slip receipt-aside">
      <Receipt
        label={t('receiptOf', { id: order.id })}
        money={moneyStyleOf(order, language)}
        lines={linesOf(order, t, receipt('free'))}
        rows={await receiptRows(totals, locale, fulfilmentOf(order))}
        total={{ key: 'total', label: receipt('total'), amount: totals.total }}
        head={
          <>
            <Head order={order} headline={headline} context={context} />
            {order.unread > 0 && (
              <div className="mb-3">
                <MissedItems of={{ isPartial: true }} />
              </div>
            )}
          </>
        }
      >
        <p className="order-slip-foot">{paymentWords(order, due, t, names)}</p>
      </Receipt>
      <div className="flex flex-wrap gap-x-2 print:hidden">
        <PrintButton words={t('print')} />
        {due === 'nothing' && hasInvoice(order) && (
          <a href={`/api/orders/${order.id}/invoice?locale=${locale}`} data-hard className={buttonClass('bare')}>
            <Icon name="download" />
            {t('invoice')}
          </a>
        )}
      </div>
    </aside>
  );
}

async function Head({ order, headline, context: { t, language, clock } }: Omit<OrderReceiptProps, 'due'>) {
  const { locale } = await pageMarket();
  const settings = await getSettings(locale);
  const made = dateFormat(language, { dateStyle: 'long', timeZone: clock.timeZone });
  return (
    <p className="mb-3 grid text-small text-soft">
      <b className="font-display text-lead text-ink">{order.shop?.title ?? t('someShop')}</b>
      <span>{t('number', { id: order.id })}</span>
      <span>{order.createdAt !== null && made.format(order.createdAt)}</span>
      <span className="order-printed">
        <bdi>{order.address.text}</bdi>
      </span>
      <span className="order-printed">{headline}</span>
      <span className="order-printed">{settings.title}</span>
    </p>
  );
}

/** `free` replaces an amount of 0. */
function linesOf({ lines, currency }: Order, t: OrderWords, free: string): ReceiptLine[] {
  const row = (line: OrderLine['addons'][number]) => ({
    key: line.id,
    label: sideBySide([line.title, ...line.options]),
    quantity: line.quantity,
    measure: line.measure,
    looks: line.looks,
    amount: money(line.total, currency.id),
    words: line.total === 0 ? free : undefined,
    reason: [line.isGone && t('gone'), line.note && t('lineNote', { note: line.note })].filter(Boolean).join(' · '),
  });
  return lines.map(line => ({ ...row(line), addons: line.addons.map(row) }));
}
