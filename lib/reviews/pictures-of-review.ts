import type { Reviewed } from '@/lib/reviews/form-schema';

/** The key under which pictures wait that were uploaded for a review which then failed. */
export function picturesOfReview(orderId: string, of: Reviewed): string {
  return `review ${orderId} ${of}`;
}
