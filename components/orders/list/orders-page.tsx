import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { NoOrders } from '@/components/orders/list/no-orders';
import { OrderCard } from '@/components/orders/list/order-card';
import { OrderSearchForm } from '@/components/orders/list/order-search-form';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { ReviewQuestion } from '@/components/reviews/review-question';
import { MissedItems } from '@/components/ui/missed-items';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { RefreshOnReturn } from '@/components/ui/refresh-on-return.client';
import { Tab, Tabs } from '@/components/ui/tabs';
import { leadOwnToLastPage } from '@/lib/last-page';
import { pageMarket } from '@/lib/market/market';
import { listOpenOrders, listPastOrders, listPaymentsDue } from '@/lib/orders/queries';
import { signInAgain } from '@/lib/session/end-session';

/** Lists the active orders, or one page of past ones; past ones too where none is active. */
export async function OrdersPage({ isPast, page: asked }: { isPast: boolean; page: number }) {
  const page = isPast ? asked : 1;
  const [{ locale }, t] = await Promise.all([pageMarket(), getTranslations('orders')]);
  // Both are read at once, because most visitors have no active order.
  const [open, past] = await Promise.all([isPast ? null : listOpenOrders(locale), listPastOrders(page, locale)]);
  // Shows the past orders where there are no active ones.
  const hasNoneOpen = open?.ok === true && open.value.items.length === 0 && !open.value.isPartial;
  const opensOnPast = hasNoneOpen && past.ok && past.value.items.length > 0;
  const showsPast = isPast || opensOnPast;
  const found = opensOnPast ? past : (open ?? past);
  if (!found.ok && found.why === 'unauthorized') return signInAgain();
  if (!found.ok) return <OwnErrorPage />;
  const { items, lastPage, isPartial } = found.value;
  await leadOwnToLastPage(found.value, page, pathOf);
  const [context, due] = await Promise.all([orderWordsContext(), listPaymentsDue(items, locale)]);
  return (
    <div className="column grid content-start gap-5 pt-6 pb-16">
      <h1>{t('title')}</h1>
      <Notice />
      {!isPast && <RefreshOnReturn />}
      <Tabs label={t('lists')}>
        {!opensOnPast && (
          <Tab to="/orders" isCurrent={!isPast}>
            {t('active')}
          </Tab>
        )}
        <Tab to="/orders?past=1" isCurrent={showsPast}>
          {t('past')}
        </Tab>
      </Tabs>
      {showsPast && items.length > 0 && <OrderSearchForm />}
      {showsPast && page === 1 && <ReviewQuestion orders={items} />}
      <MissedItems of={found.value} />
      {items.length === 0 ? (
        !isPartial && <NoOrders isPast={isPast} />
      ) : (
        <ul className="grid gap-3">
          {items.map(order => (
            <OrderCard key={order.id} order={order} context={context} due={due.get(order.id) ?? 'nothing'} />
          ))}
        </ul>
      )}
      <Pagination page={page} lastPage={showsPast ? lastPage : 1} pathOf={pathOf} />
    </div>
  );
}

function pathOf(page: number): string {
  return `/orders?past=1${page > 1 ? `&page=${page}` : ''}`;
}
