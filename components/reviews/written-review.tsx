import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OwnReview } from '@/lib/reviews/own-reviews';

interface WrittenReviewProps {
  /** The name of the subject. */
  name: string;
  review: OwnReview;
  children?: ReactNode;
}

/** A review that the customer has written. */
export async function WrittenReview({ name, review, children }: WrittenReviewProps) {
  const t = await getTranslations('orders');
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2">
        <Icon name="star" className="size-4 fill-current text-star" />
        {t('reviewed', { name, count: review.rating })}
      </p>
      {review.comment !== '' && (
        <blockquote dir="auto" className="whitespace-pre-line text-soft">
          {review.comment}
        </blockquote>
      )}
      {children}
    </div>
  );
}
