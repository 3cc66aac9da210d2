import { getTranslations } from 'next-intl/server';
import { Receipt } from '@/components/receipt/receipt';
import { languageTag } from '@/lib/i18n/locales';
import { pageMarket } from '@/lib/market/market';
import { money } from '@/lib/money';
import { moneyStyleOf, totalsOfOrder } from '@/lib/orders/money';
import { paymentState } from '@/lib/orders/progress/status';
import { refundAmount } from '@/lib/orders/refund-state';
import type { Order } from '@/lib/orders/schema';

/** How much is refunded and where it goes, shown before anything is sent. A sentence where nothing was paid. */
export async function RefundSlip({ order }: { order: Order }) {
  const [t, receipt, { locale }] = await Promise.all([
    getTranslations('refunds'),
    getTranslations('receipt'),
    pageMarket(),
  ]);
  // Nothing is said of money of which nobody knows whether it was paid.
  if (paymentState(order) === 'unknown') return null;
  const amount = money(refundAmount(order), order.currency.id);
  if (amount.minor === 0) return <p className="receipt-aside text-soft">{t('nothingPaid')}</p>;
  const { goods } = totalsOfOrder(order);
  const rest = { ...goods, minor: amount.minor - goods.minor };
  return (
    <aside className="receipt-aside">
      <Receipt
        label={t('slip')}
        money={moneyStyleOf(order, languageTag(locale))}
        rows={[
          { key: 'goods', label: receipt('goods'), amount: goods },
          ...(rest.minor === 0 ? [] : [{ key: 'rest', label: t('rest'), amount: rest }]),
        ]}
        total={{ key: 'wallet', label: t('toWallet'), amount }}
      >
        <p className="mt-3 text-small text-soft">{t('toWalletHow')}</p>
      </Receipt>
    </aside>
  );
}
