import { getTranslations } from 'next-intl/server';
import { ErrorPage } from '@/components/errors/error-page';
import { ShopGrid } from '@/components/lists/shop-grid';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { listLiked } from '@/lib/liked/queries';
import { pageMarket } from '@/lib/market/market';
import { readView } from '@/lib/view/view-cookie';

/** The shops with a filled heart; one that is emptied here stays until the page is left, so that it can be filled again. */
export async function LikedPage() {
  const [t, market, view] = await Promise.all([getTranslations('liked'), pageMarket(), readView()]);
  const found = await listLiked(market);
  if (!found.ok) return <ErrorPage />;
  const { shops, missing } = found.value;
  return (
    <div className="column grid gap-6 py-6">
      <h1 className="font-display text-heading font-bold">{t('title')}</h1>
      <Notice />
      {missing > 0 && <p className="notice">{t('missing', { count: missing })}</p>}
      {shops.length > 0 && <ShopGrid shops={shops} place={view.place} />}
      {shops.length === 0 && missing === 0 && (
        <div className="list-empty">
          <Icon name="heart" className="list-drawing" />
          <h2 className="font-display text-title font-bold">{t('emptyTitle')}</h2>
          <p className="max-w-reading text-soft">{t('empty')}</p>
          <Link to="/restaurants" className={buttonClass('main')}>
            {t('browse')}
          </Link>
        </div>
      )}
      <p className="text-small text-soft">{t('kept')}</p>
    </div>
  );
}
