import { getTranslations } from 'next-intl/server';
import { OwnErrorPage } from '@/components/errors/own-error-page';
import { ShopGrid } from '@/components/lists/shop-grid';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { EmptyState, EmptyStateMark } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { MissedItems } from '@/components/ui/missed-items';
import { Notice } from '@/components/ui/notice';
import { listLiked } from '@/lib/liked/queries';
import { pageMarket } from '@/lib/market/market';
import { reachAt } from '@/lib/shops/reach';
import { readView } from '@/lib/view/view-cookie';

/**
 * The shops with a filled heart. A shop whose heart is emptied here stays until the customer leaves the page, so that
 * it can be filled again.
 */
export async function LikedPage() {
  const [t, market, view] = await Promise.all([getTranslations('liked'), pageMarket(), readView()]);
  const [found, reachOf] = await Promise.all([listLiked(market, view.place), reachAt(view.place, market)]);
  if (!found.ok) return <OwnErrorPage />;
  const { shops, missing, isPartial } = found.value;
  return (
    <div className="column roomy grid gap-6 py-6">
      <h1>{t('title')}</h1>
      <Notice />
      <MissedItems of={found.value} />
      {missing > 0 && <Alert>{t('missing', { count: missing })}</Alert>}
      {shops.length > 0 && <ShopGrid shops={shops} place={view.place} reachOf={reachOf} />}
      {shops.length === 0 && missing === 0 && !isPartial && (
        <EmptyState>
          <EmptyStateMark name="heart" />
          <h2>{t('emptyTitle')}</h2>
          <p>{t('empty')}</p>
          <Link to="/restaurants" className={buttonClass('main')}>
            {t('browse')}
          </Link>
        </EmptyState>
      )}
      <p className="text-small text-soft">{t('kept')}</p>
    </div>
  );
}
