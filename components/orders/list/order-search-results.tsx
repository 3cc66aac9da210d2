import { getTranslations } from 'next-intl/server';
import { OrderCard } from '@/components/orders/list/order-card';
import { orderWordsContext } from '@/components/orders/order-words-context';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { pageMarket } from '@/lib/market/market';
import { listPaymentsDue } from '@/lib/orders/queries';
import type { FoundOrders } from '@/lib/orders/search';

interface OrderSearchResultsProps extends FoundOrders {
  words: string;
}

/** The orders with these words, and the way on where not all have been searched. */
export async function OrderSearchResults({ words, found, next, isPartial }: OrderSearchResultsProps) {
  const [t, search, { locale }] = await Promise.all([
    getTranslations('orders'),
    getTranslations('search'),
    pageMarket(),
  ]);
  const orders = found.map(({ order }) => order);
  const [context, due] = await Promise.all([orderWordsContext(), listPaymentsDue(orders, locale)]);
  const more = next !== null && (
    <Link to={`/orders?q=${encodeURIComponent(words)}&page=${next}`} className={buttonClass('quiet')}>
      {t('findMore')}
    </Link>
  );
  return (
    <>
      {isPartial && <Alert tone="warning">{t('findMissed')}</Alert>}
      {found.length === 0 ? (
        <EmptyState>
          <EmptyStateMark name="search" />
          <h2>{search('noneTitle', { term: words })}</h2>
          <p>{t(next === null ? 'findNone' : 'findPart')}</p>
          {more}
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">{search('titleFor', { term: words })}</h2>
          <ul className="grid gap-3">
            {found.map(({ order, products }) => (
              <OrderCard
                key={order.id}
                order={order}
                context={context}
                due={due.get(order.id) ?? 'nothing'}
                products={products}
              />
            ))}
          </ul>
          {more && (
            <div className="grid justify-items-center gap-5">
              <p className="text-center text-soft">{t('findPart')}</p>
              {more}
            </div>
          )}
        </>
      )}
    </>
  );
}
