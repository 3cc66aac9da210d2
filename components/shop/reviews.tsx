import { getTranslations } from 'next-intl/server';
import { ReviewList } from '@/components/shop/review-list';
import { Pagination } from '@/components/ui/pagination';
import { gone } from '@/lib/gone';
import { askAhead } from '@/lib/shops/ask-ahead';
import { reviewsPath, shopPath } from '@/lib/shops/paths';
import { getRatingGroups, getShop, listReviews } from '@/lib/shops/queries';

/** Customers' reviews of a shop, and how their stars are spread. */
export async function Reviews({ shopId, page }: { shopId: string; page: number }) {
  askAhead(shopId, getRatingGroups, id => listReviews(id, page));
  const shop = await getShop(shopId);
  if (!shop.ok) return null;
  const { id, title } = shop.value;
  const [t, groups, reviews] = await Promise.all([getTranslations('shop'), getRatingGroups(id), listReviews(id, page)]);
  if (reviews.ok && reviews.value.items.length === 0 && page > 1) return gone();
  const path = shopPath(shop.value);
  return (
    <ReviewList
      back={{ to: path, title }}
      title={t('reviewsOf', { title })}
      groups={groups.ok ? groups.value : null}
      reviews={reviews.ok ? reviews.value.items : null}
      empty={{ words: t('noReviews'), menu: path }}
    >
      {reviews.ok && (
        <Pagination page={page} lastPage={reviews.value.lastPage} pathOf={number => reviewsPath(shop.value, number)} />
      )}
    </ReviewList>
  );
}
