import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MenuEmpty } from '@/components/shop/menu/menu-empty';
import { RatingBars, type RatingGroups } from '@/components/shop/reviews/rating-bars';
import { ReviewItem } from '@/components/shop/reviews/review-item';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Main } from '@/components/ui/main';
import type { Review } from '@/lib/shops/schema';

interface ReviewListProps {
  back: { to: string; title: string };
  title: string;
  /** Null while the API is away. */
  groups: RatingGroups | null;
  /** Null while the API is away. */
  reviews: Review[] | null;
  /** The sentence for a list without reviews, and the path of the menu. */
  empty: { words: string; menu: string };
  /** Links to other orders. */
  sorts?: ReactNode;
  /** Links to more pages. */
  children?: ReactNode;
}

/** A page of reviews: the distribution of stars, then the texts. */
export async function ReviewList({ back, title, groups, reviews, empty, sorts, children }: ReviewListProps) {
  const t = await getTranslations('shop');
  return (
    <Main className="column grid content-start gap-4 pt-6 pb-16">
      <Link to={back.to} className="action-link">
        <Icon name="arrow-back" className="flip" />
        {back.title}
      </Link>
      <h1>{title}</h1>
      {groups !== null && groups.count > 0 && <RatingBars groups={groups} />}
      {sorts}
      {reviews === null && <MenuEmpty isOffline />}
      {reviews?.length === 0 && (
        <EmptyState>
          <p>{empty.words}</p>
          <Link to={empty.menu} className={buttonClass('main')}>
            {t('wholeMenu')}
          </Link>
        </EmptyState>
      )}
      {reviews !== null && (
        <ul className="max-w-reading [&>li+li]:border-t [&>li+li]:border-line">
          {reviews.map(review => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {children}
    </Main>
  );
}
