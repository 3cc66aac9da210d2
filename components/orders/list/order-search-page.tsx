import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { OrderSearchForm } from '@/components/orders/list/order-search-form';
import { OrderSearchResults } from '@/components/orders/list/order-search-results';
import { Notice } from '@/components/ui/notice';
import { Tab, Tabs } from '@/components/ui/tabs';
import { leadOwnToLastPage } from '@/lib/last-page';
import { pageMarket } from '@/lib/market/market';
import { searchOrders } from '@/lib/orders/search';
import { signInAgain } from '@/lib/session/end-session';

interface OrderSearchPageProps {
  words: string;
  /** How far the search has come. */
  part: number;
}

/** The orders with these words, in the frame of the lists. */
export async function OrderSearchPage({ words, part }: OrderSearchPageProps) {
  const [t, { locale }] = await Promise.all([getTranslations('orders'), pageMarket()]);
  const answer = await searchOrders(words, part, locale);
  if (!answer.ok && answer.why === 'unauthorized') return signInAgain();
  if (answer.ok && answer.value.isBeyond)
    await leadOwnToLastPage({ items: [], lastPage: 1 }, part, () => `/orders?q=${encodeURIComponent(words)}`);
  // "Nothing found" would not be true of what could not be read.
  if (!answer.ok || (answer.value.isPartial && answer.value.found.length === 0)) return <OwnErrorPage />;
  return (
    <div className="column grid content-start gap-5 pt-6 pb-16">
      <h1>{t('title')}</h1>
      <Notice />
      <Tabs label={t('lists')}>
        <Tab to="/orders" isCurrent={false}>
          {t('active')}
        </Tab>
        <Tab to="/orders?past=1" isCurrent={false}>
          {t('past')}
        </Tab>
      </Tabs>
      <OrderSearchForm words={words} />
      <OrderSearchResults words={words} {...answer.value} />
    </div>
  );
}
