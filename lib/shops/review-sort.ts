/** The orders in which a shop's reviews are listed: the API sorts them, across all of its pages (docs/api.md 6.4). */

export const reviewSorts = ['newest', 'best', 'worst'] as const;

export type ReviewSort = (typeof reviewSorts)[number];

export function sortOfReviews(typed: string | null): ReviewSort {
  return reviewSorts.find(sort => sort === typed) ?? 'newest';
}

/** The API's query for each order. Its own order is by date, the newest first. */
export const reviewQuery: Record<ReviewSort, { column?: string; sort?: string }> = {
  newest: {},
  best: { column: 'rating', sort: 'desc' },
  worst: { column: 'rating', sort: 'asc' },
};
