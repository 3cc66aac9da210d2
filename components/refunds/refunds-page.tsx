import { getTranslations } from 'next-intl/server';
import { PagedList } from '@/components/account/paged-list';
import { RefundCard } from '@/components/refunds/refund-card';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { listRefunds } from '@/lib/refunds/queries';

/** The customer's refunds and their states. */
export async function RefundsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('refunds'), pageMarket()]);
  const found = await listRefunds(page, locale);
  return (
    <PagedList title={t('title')} path="/refunds" page={page} found={found}>
      {refunds =>
        refunds.length === 0 ? (
          <NoRefunds />
        ) : (
          <ul className="grid gap-3">
            {refunds.map(refund => (
              <RefundCard key={refund.id} refund={refund} />
            ))}
          </ul>
        )
      }
    </PagedList>
  );
}

async function NoRefunds() {
  const t = await getTranslations('refunds');
  return (
    <EmptyState>
      <EmptyStateMark name="history" />
      <h2>{t('emptyTitle')}</h2>
      <p>{t('empty')}</p>
      <Link to="/orders?past=1" className={buttonClass('main')}>
        {t('toOrders')}
      </Link>
    </EmptyState>
  );
}
