import { getTranslations } from 'next-intl/server';
import type { OrderWordsContext } from '@/components/orders/order-words';
import { paymentWords } from '@/components/orders/payment-words';
import { PrintButton } from '@/components/orders/print-button.client';
import { Receipt, type ReceiptLine } from '@/components/receipt/receipt';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { receiptRows } from '@/lib/cart/receipt-rows';
import { dateFormat } from '@/lib/i18n/formats';
import { pageMarket } from '@/lib/market/market';
import { getSettings } from '@/lib/market/queries';
import { type Money, money } from '@/lib/money';
import { hasInvoice } from '@/lib/orders/invoice';
import { moneyStyleOf, totalsOfOrder } from '@/lib/orders/money';
import type { Order, OrderLine } from '@/lib/orders/schema';
import type { PaymentDue } from '@/lib/orders/status';

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
export async function OrderReceipt({ order, due, headline, context: { t, language, clock } }: OrderReceiptProps) {
  const [{ locale }, receipt, names] = await Promise.all([
    pageMarket(),
    getTranslations('receipt'),
    getTranslations('checkout.tag'),
  ]);
  const settings = await getSettings(locale);
  const totals = totalsOfOrder(order);
  const of = (minor: number): Money => money(minor, order.currency.id);
  const row = (line: OrderLine['addons'][number]) => ({
    key: line.id,
    label: [line.title, ...line.options].filter(Boolean).join(' · '),
    quantity: line.quantity,
    measure: line.measure,
    looks: line.looks,
    amount: of(line.total),
    words: line.total === 0 ? receipt('free') : undefined,
    reason: [line.isGone && t('gone'), line.note && t('lineNote', { note: line.note })].filter(Boolean).join(' · '),
  });
  const lines = order.lines.map((line): ReceiptLine => ({ ...row(line), addons: line.addons.map(row) }));
  const made =
    order.createdAt === null
      ? ''
      : dateFormat(language, { dateStyle: 'long', timeZone: clock.timeZone }).format(order.createdAt);
  return (
    <aside className="order-slip receipt-aside">
      <Receipt
        label={t('receiptOf', { id: order.id })}
        money={moneyStyleOf(order, language)}
        lines={lines}
        rows={await receiptRows(totals, locale, !order.isPickup)}
        total={{ key: 'total', label: receipt('total'), amount: totals.total }}
        head={
          <p className="mb-3 grid text-small text-soft">
            <b className="font-display text-lead text-ink">{order.shop?.title ?? t('someShop')}</b>
            <span>{t('number', { id: order.id })}</span>
            <span>{made}</span>
            <span className="order-printed">
              <bdi>{order.address.text}</bdi>
            </span>
            <span className="order-printed">{headline}</span>
            <span className="order-printed">{settings.title}</span>
          </p>
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
