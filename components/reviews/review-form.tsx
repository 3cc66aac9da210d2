import type { ReactNode } from 'react';
import { StarsForm } from '@/components/reviews/stars-form';
import { reviewOrder } from '@/lib/reviews/actions';
import type { Reviewed } from '@/lib/reviews/form-schema';
import type { OwnReview } from '@/lib/reviews/own-reviews';
import { typedReview } from '@/lib/reviews/typed-review';

interface ReviewFormProps {
  /** The order's id. */
  id: string;
  of: Reviewed;
  title: string;
  /** The earlier review, which this one replaces. */
  before?: OwnReview | undefined;
  /** Further fields. */
  children?: ReactNode;
}

/** Reviews an order's shop, its courier or a product. */
export async function ReviewForm({ id, of, title, before, children }: ReviewFormProps) {
  const unsent = await typedReview(id, of);
  const typed = unsent ?? { rating: String(before?.rating ?? ''), comment: before?.comment ?? '' };
  return (
    <StarsForm action={reviewOrder} about={{ order: id, of }} title={title} typed={typed}>
      {children}
    </StarsForm>
  );
}
