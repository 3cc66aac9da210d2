/** The orders in which a shop's reviews are listed: the API sorts them, across all of its pages (docs/api.md 6.4). */

export const reviewSorts = ['newest', 'best', 'worst'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

export function sortOfReviews(typed: string | null): ReviewSort {
  return reviewSorts.find(sort => sort === typed) ?? 'newest';
}

/** What the API is asked for; the newest are its own first. */
export const reviewQuery: Record<ReviewSort, { column?: string; sort?: string }> = {
  newest: {},
  best: { column: 'rating', sort: 'desc' },
  worst: { column: 'rating', sort: 'asc' },
};
