/** The table of all public answers that are kept: for how long, and the tag that invalidates each. */
import { secondsIn } from '@/lib/time-units';

export interface Keep {
  /** How long an answer counts as fresh, in seconds. */
  seconds: number;
  /** POST /api/revalidate drops answers by this tag. */
  tag: string;
  /** Visitors can cause any number of these, so they are kept with a limit of their own. */
  isInventable?: boolean;
}

/** Marks an inventable answer for hosting/node/cache/page-cache.mjs, which sees nothing of an answer but its tags. */
export const inventableTag = 'inventable';

const { minute, hour } = secondsIn;

/** Seconds for which an answer that is no longer fresh may stand in while the API is away (docs/behaviour.md 9). */
const longestStale = 5 * hour;

/**
 * Seconds after which an answer is never shown. They count from the end of its freshness, so that an answer that was
 * about to be renewed when the API went away lasts as long as the others (docs/decisions/044).
 */
export function longestKeep({ seconds }: Keep): number {
  return seconds + longestStale;
}

/** Parameters whose values our own code chooses, from a limited set. */
const countable = new Set(['currency_id', 'type', 'perPage', 'shop_id', 'active']);

/** Whether visitors choose a part of this query: search words, points, filters, further pages. */
export function isInventable(query: Record<string, unknown>): boolean {
  return Object.entries(query).some(([name, value]) => {
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return !isEmpty && !countable.has(name) && !(name === 'page' && String(value) === '1');
  });
}

/** One hour (docs/behaviour.md 9), or less where an old answer would mislead somebody who is about to order. */
export const memory = {
  settings: { seconds: hour, tag: 'settings' },
  languages: { seconds: hour, tag: 'languages' },
  currencies: { seconds: hour, tag: 'currencies' },
  translations: { seconds: hour, tag: 'translations' },
  clock: { seconds: hour, tag: 'clock' },
  referral: { seconds: hour, tag: 'referral' },
  categories: { seconds: hour, tag: 'categories' },
  banners: { seconds: hour, tag: 'banners' },
  stories: { seconds: 10 * minute, tag: 'stories' },
  takes: { seconds: hour, tag: 'takes' },
  brands: { seconds: hour, tag: 'brands' },
  tables: { seconds: hour, tag: 'tables' },
  parcels: { seconds: 5 * minute, tag: 'parcels' },
  deals: { seconds: 5 * minute, tag: 'shops' },
  /** Texts of the operator: articles, open positions, questions and answers, terms. */
  content: { seconds: 10 * minute, tag: 'content' },
  payments: { seconds: 5 * minute, tag: 'payments' },
  collectionPoints: { seconds: 5 * minute, tag: 'collection-points' },
  recipes: { seconds: 5 * minute, tag: 'recipes' },
  recipe: (id: string): Keep => ({ seconds: 5 * minute, tag: `recipe:${id}` }),
  priceRange: { seconds: hour, tag: 'price-range' },
  shops: { seconds: 5 * minute, tag: 'shops' },
  sitemap: { seconds: hour, tag: 'shops' },
  shop: (id: string): Keep => ({ seconds: 5 * minute, tag: `shop:${id}` }),
  /** The same answer, for a page that stays open and says whether the shop takes orders. */
  watchedShop: (id: string): Keep => ({ seconds: 20, tag: `shop:${id}` }),
  menu: (id: string): Keep => ({ seconds: 5 * minute, tag: `menu:${id}` }),
  reviews: (id: string): Keep => ({ seconds: hour, tag: `reviews:${id}` }),
  product: (uuid: string): Keep => ({ seconds: 5 * minute, tag: `product:${uuid}` }),
  search: { seconds: minute, tag: 'search' },
  zone: { seconds: hour, tag: 'zone' },
  geocode: { seconds: hour, tag: 'geocode', isInventable: true },
} satisfies Record<string, Keep | ((key: string) => Keep)>;
