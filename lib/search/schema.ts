/** What the search asks and answers: the query of GET /api/search, and hits ready to be shown. */

import { z } from 'zod';
import { idShape } from '@/lib/api/shapes';
import { longestTerm } from '@/lib/search/recent';

/** How far "Show more" goes. */
export const lastPage = 50;

const page = z.coerce.number().int().min(1).max(lastPage).optional();

export const searchQuerySchema = z.object({
  q: z.string().trim().min(1).max(longestTerm),
  locale: z.string().max(5).optional(),
  currency: z.string().max(8).optional(),
  place: z.string().max(16).optional(),
  shop: z.string().regex(idShape).optional(),
  /** The page asked of each list; a list without one is left out. */
  shops: page,
  products: page,
});

/** One line of a result list, as the popover shows it. */
export interface Hit {
  key: string;
  href: string;
  title: string;
  note: string;
  /** Formatted for people, "" where there is none. */
  price: string;
  /** The picture's address, "" for none. */
  picture: string;
}

export interface Hits {
  items: Hit[];
  total: number;
  /** The page that follows, null after the last. */
  next: number | null;
}

export interface SearchAnswer {
  /** The counts as a sentence, for screen readers. */
  said: string;
  shops: Hits | null;
  products: Hits | null;
}
