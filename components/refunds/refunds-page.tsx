import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/errors/error-page';
import { RefundCard } from '@/components/refunds/refund-card';
import { PageLinks } from '@/components/shop/page-links';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { pageMarket } from '@/lib/market/market';
import { listRefunds } from '@/lib/refunds/queries';
import { signInAgain } from '@/lib/session/end-session';

/** What the customer asked to have back, and how each request stands. */
export async function RefundsPage({ page }: { page: number }) {
  const [t, { locale }] = await Promise.all([getTranslations('refunds'), pageMarket()]);
  const found = await listRefunds(page, locale);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok)
    return (
      <ErrorPage>
        <Notice />
      </ErrorPage>
    );
  const { items, lastPage } = found.value;
  return (
    <div className="reading-page">
      <h1>{t('title')}</h1>
      <Notice />
      {items.length === 0 ? (
        <EmptyState>
          <EmptyStateMark name="history" />
          <h2>{t('emptyTitle')}</h2>
          <p>{t('empty')}</p>
          <Link to="/orders?past=1" className={buttonClass('main')}>
            {t('toOrders')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {items.map(refund => (
            <RefundCard key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        lastPage={lastPage}
        addressOf={number => (number > 1 ? `/refunds?page=${number}` : '/refunds')}
      />
    </div>
  );
}
