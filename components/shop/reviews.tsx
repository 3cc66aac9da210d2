import { getTranslations } from 'next-intl/server';
import { MenuEmpty } from '@/components/shop/menu-empty';
import { PageLinks } from '@/components/shop/page-links';
import { RatingBars } from '@/components/shop/rating-bars';
import { ReviewItem } from '@/components/shop/review-item';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { gone } from '@/lib/gone';
import { reviewsPath, shopPath } from '@/lib/shops/paths';
import { getRatingGroups, getShop, listReviews } from '@/lib/shops/queries';

/** Customers' reviews of a shop, and how their stars are spread. */
export async function Reviews({ shopId, page }: { shopId: string; page: number }) {
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const { id, title } = shop.value;
  const [t, groups, reviews] = await Promise.all([getTranslations('shop'), getRatingGroups(id), listReviews(id, page)]);
  if (reviews.ok && reviews.value.items.length === 0 && page > 1) return gone();
  return (
    <main id="content" tabIndex={-1} className="column grid content-start gap-4 pt-6 pb-16">
      <Link to={shopPath(shop.value)} className="action-link">
        <Icon name="arrow-back" className="flip" />
        {title}
      </Link>
      <h1>{t('reviewsOf', { title })}</h1>
      {groups.ok && groups.value.count > 0 && <RatingBars groups={groups.value} />}
      {!reviews.ok && <MenuEmpty isOffline />}
      {reviews.ok && reviews.value.items.length === 0 && (
        <EmptyState>
          <p>{t('noReviews')}</p>
          <Link to={shopPath(shop.value)} className={buttonClass('main')}>
            {t('wholeMenu')}
          </Link>
        </EmptyState>
      )}
      {reviews.ok && (
        <>
          <ul className="max-w-reading [&>li+li]:border-t [&>li+li]:border-line">
            {reviews.value.items.map(review => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          <PageLinks
            page={page}
            lastPage={reviews.value.lastPage}
            addressOf={number => reviewsPath(shop.value, number)}
          />
        </>
      )}
    </main>
  );
}
