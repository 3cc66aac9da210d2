import { getTranslations } from 'next-intl/server';
import { OwnOrdersStart } from '@/components/orders/own/own-orders-start.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';

/**
 * Links to the order under way, above every page of the market. A kept page contains only this link; where script runs,
 * own-orders.client.tsx adds the state of the order.
 */
export async function OrderBar() {
  const [t, { locale }] = await Promise.all([getTranslations('orders'), pageMarket()]);
  return (
    <>
      <nav aria-label={t('bar.label')} className="order-bar roomy" data-when="order">
        <div className="column">
          <Link to="/orders" className="action-link w-full">
            <Icon name="receipt" />
            <span id="order-news" className="line-clamp-2 leading-5" />
            <span>{t('bar.label')}</span>
            <Icon name="chevron" className="flip" />
          </Link>
        </div>
      </nav>
      <OwnOrdersStart locale={locale} />
    </>
  );
}
