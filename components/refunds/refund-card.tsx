import { getTranslations } from 'next-intl/server';
import { RefundRemove } from '@/components/refunds/refund-remove';
import { RefundStateBadge } from '@/components/refunds/refund-state-badge';
import { RefundTimeline } from '@/components/refunds/refund-timeline';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { SentPictures } from '@/components/ui/sent-pictures';
import { isRemovable, refundState } from '@/lib/orders/refund-state';
import type { ListedRefund } from '@/lib/refunds/schema';

/** One refund of the list: its order, its state, and what was written. */
export async function RefundCard({ refund }: { refund: ListedRefund }) {
  const [t, orders, chat] = await Promise.all([
    getTranslations('refunds'),
    getTranslations('orders'),
    getTranslations('chat'),
  ]);
  // Of an order that cannot be read nobody knows whether its shop has left.
  const shop = refund.order === null ? chat('someShop') : refund.order.shop || t('someShop');
  return (
    <Card as="li">
      <div className="refund-head">
        <div className="thumb size-16">
          <Picture source={refund.order?.logo ?? ''} alt="" widths={[104]} sizes="4rem" />
        </div>
        <div>
          <h2 className="text-lead">
            <bdi>{shop}</bdi>
          </h2>
          {refund.order !== null && (
            <Link to={`/orders/${refund.order.id}`} className="action-link">
              {orders('number', { id: refund.order.id })}
            </Link>
          )}
        </div>
        <RefundStateBadge refund={refund} />
      </div>
      <RefundTimeline refund={refund} shop={shop} />
      {refundState(refund) === 'approved' && (
        <Link to="/wallet" className={buttonClass('quiet', 'justify-self-start')}>
          <Icon name="wallet" />
          {t('seeWallet')}
        </Link>
      )}
      {refund.answer !== '' && (
        <div className="refund-said" data-answer="">
          <h3>{t('answer')}</h3>
          <p dir="auto">{refund.answer}</p>
        </div>
      )}
      <div className="refund-said">
        <h3>{t('cause')}</h3>
        <p dir="auto">{refund.cause}</p>
        <SentPictures sources={refund.pictures} alt={number => t('pictureOf', { number })} />
      </div>
      {isRemovable(refund) && <RefundRemove id={refund.id} shop={shop} />}
    </Card>
  );
}
