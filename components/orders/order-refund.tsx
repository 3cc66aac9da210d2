import { getTranslations } from 'next-intl/server';
import { RefundStateBadge } from '@/components/refunds/refund-state-badge';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { isRefundable } from '@/lib/orders/refund-state';
import type { Order } from '@/lib/orders/schema';

/** The newest refund of this order, and a link to request one. */
export async function OrderRefund({ order }: { order: Order }) {
  const [newest] = order.refunds;
  const isAsked = isRefundable(order);
  if (newest === undefined && !isAsked) return null;
  const t = await getTranslations('refunds');
  return (
    <section className="order-part" aria-labelledby="refund">
      <h2 id="refund">{t('orderTitle')}</h2>
      {newest && (
        <>
          <RefundStateBadge refund={newest} />
          {newest.answer !== '' && (
            <p>
              {t('answer')}: <bdi>{newest.answer}</bdi>
            </p>
          )}
          <Link to="/refunds" className="action-link">
            {t('toRefunds')}
          </Link>
        </>
      )}
      {isAsked && (
        <>
          <p>{t(newest ? 'orderAgain' : 'orderAsk')}</p>
          <Link to={`/orders/${order.id}/refund`} className={buttonClass('quiet')}>
            {t('ask')}
          </Link>
        </>
      )}
    </section>
  );
}
