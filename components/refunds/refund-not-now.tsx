import { getTranslations } from 'next-intl/server';
import { RefundStateBadge } from '@/components/refunds/refund-state-badge';
import { RefundTimeline } from '@/components/refunds/refund-timeline';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { statusOf } from '@/lib/orders/progress/status';
import { standingRefund } from '@/lib/orders/refund-state';
import type { Order } from '@/lib/orders/schema';

/** Why no refund can be requested: there is a request, or the order is under way or cancelled. */
export async function RefundNotNow({ order }: { order: Order }) {
  const t = await getTranslations('refunds');
  const refund = standingRefund(order);
  if (refund === undefined)
    return (
      <Card>
        <p>{t(statusOf(order) === 'canceled' ? 'notCanceled' : 'notYet')}</p>
        <Link to={`/orders/${order.id}`} className={buttonClass('main', 'justify-self-start')}>
          {t('toOrder')}
        </Link>
      </Card>
    );
  return (
    <Card as="section" aria-labelledby="asked">
      <div className="spread">
        <h2 id="asked">{t('askedAlready')}</h2>
        <RefundStateBadge refund={refund} />
      </div>
      <RefundTimeline refund={refund} shop={order.shop?.title || t('someShop')} />
      <Link to="/refunds" className={buttonClass('quiet', 'justify-self-start')}>
        {t('toRefunds')}
      </Link>
    </Card>
  );
}
