import { getTranslations } from 'next-intl/server';
import { ReviewList } from '@/components/shop/reviews/review-list';
import { Pagination } from '@/components/ui/pagination';
import { Tab, Tabs } from '@/components/ui/tabs';
import { gone } from '@/lib/gone';
import { leadToLastPage } from '@/lib/last-page';
import { askAhead } from '@/lib/shops/ask-ahead';
import { reviewsPath, shopPath } from '@/lib/shops/paths';
import { getRatingGroups, getShop, listReviews } from '@/lib/shops/queries';
import { type ReviewSort, reviewSorts } from '@/lib/shops/review-sort';

interface ReviewsProps {
  shopId: string;
  page: number;
  sort: ReviewSort;
}

/** Fewer are read faster than sorted. */
const fewestToSort = 4;

/** Customers' reviews of a shop, and how their stars are spread. */
export async function Reviews({ shopId, page, sort }: ReviewsProps) {
  askAhead(shopId, getRatingGroups, id => listReviews(id, page, sort));
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const { id, title } = shop.value;
  const [t, groups, reviews] = await Promise.all([
    getTranslations('shop'),
    getRatingGroups(id),
    listReviews(id, page, sort),
  ]);
  const pathOf = (number: number) => reviewsPath(shop.value, number, sort);
  if (reviews.ok) await leadToLastPage(reviews.value, page, pathOf);
  if (reviews.ok && reviews.value.items.length === 0 && page > 1) return gone();
  const path = shopPath(shop.value);
  return (
    <ReviewList
      back={{ to: path, title }}
      title={t('reviewsOf', { title })}
      groups={groups.ok ? groups.value : null}
      reviews={reviews.ok ? reviews.value.items : null}
      empty={{ words: t('noReviews'), menu: path }}
      sorts={
        groups.ok && groups.value.count >= fewestToSort ? (
          <Tabs label={t('reviewsSort')}>
            {reviewSorts.map(other => (
              <Tab key={other} to={reviewsPath(shop.value, 1, other)} isCurrent={other === sort}>
                {t(words[other])}
              </Tab>
            ))}
          </Tabs>
        ) : null
      }
    >
      {reviews.ok && <Pagination page={page} lastPage={reviews.value.lastPage} pathOf={pathOf} />}
    </ReviewList>
  );
}

const words = { newest: 'reviewsNewest', best: 'reviewsBest', worst: 'reviewsWorst' } as const;
