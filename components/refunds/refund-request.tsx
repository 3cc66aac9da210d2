import { getTranslations } from 'next-intl/server';
import { UnsentNote } from '@/components/account/unsent-note';
import { RefundForm } from '@/components/refunds/refund-form';
import { RefundNotNow } from '@/components/refunds/refund-not-now';
import { RefundSlip } from '@/components/refunds/refund-slip';
import { Notice } from '@/components/ui/notice';
import { isRefundable } from '@/lib/orders/refund-state';
import type { Order } from '@/lib/orders/schema';

/** Requests a refund, with the amount beside the form; or says why that is not possible now. */
export async function RefundRequest({ order }: { order: Order }) {
  const t = await getTranslations('refunds');
  const isAsked = isRefundable(order);
  return (
    <div className="column receipt-page refund-request">
      <div>
        <h1>{t('askTitle')}</h1>
        <p className="text-soft">{t('askOf', { shop: order.shop?.title || t('someShop'), id: order.id })}</p>
      </div>
      {isAsked && <RefundSlip order={order} />}
      <div className="stack">
        <Notice />
        {isAsked && <UnsentNote />}
        {isAsked ? <RefundForm order={order} /> : <RefundNotNow order={order} />}
      </div>
    </div>
  );
}
