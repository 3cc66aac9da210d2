/** The query of GET /api/search and its answer, whose hits are ready to be shown. */

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import type { RatingWords } from '@/lib/shops/fact-words';
import { longestTerm } from '@/lib/typed-lengths';

/** "Show more" ends at this page. */
export const lastPage = 50;

export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(longestTerm),
  locale: z.string().max(5).optional(),
  currency: z.string().max(8).optional(),
  place: z.string().max(16).optional(),
  shop: z.string().regex(idShape).optional(),
  /** Which of the lists. */
  kind: z.enum(['categories', 'shops', 'products']),
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
});

export type HitKind = z.output<typeof searchQuerySchema>['kind'];

/** One line of a result list, as the popover shows it. */
export interface Hit {
  key: string;
  href: string;
  title: string;
  note: string;
  rating: RatingWords | null;
  /** Why it cannot be ordered now; "" where it can. */
  whyNot: string;
  /** Formatted for people, "" where there is none. */
  price: string;
  /** The picture's URL, "" for none. */
  picture: string;
}

/** One page of a list. */
export interface Hits {
  items: Hit[];
  total: number;
  /** The total in words, for screen readers. */
  count: string;
  /** The page that follows, null after the last. */
  next: number | null;
}
