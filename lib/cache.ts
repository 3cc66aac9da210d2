/** What is remembered of the API's public answers, for how long, and under which tag it is forgotten: one table. */

export interface Keep {
  /** How long an answer counts as fresh, in seconds. */
  seconds: number;
  /** The tag under which POST /api/revalidate forgets it. */
  tag: string;
}

const minute = 60;
const hour = 60 * minute;

/** An answer older than this is not shown, not even while the API is away (SPEC 9: 18,000,000 ms). In seconds. */
export const longestKeep = 5 * hour;

/** SPEC 9 asks for one hour; shorter where a stale answer would mislead somebody who is about to order. */
export const memory = {
  settings: { seconds: hour, tag: 'settings' },
  languages: { seconds: hour, tag: 'languages' },
  currencies: { seconds: hour, tag: 'currencies' },
  translations: { seconds: hour, tag: 'translations' },
  clock: { seconds: hour, tag: 'clock' },
  categories: { seconds: hour, tag: 'categories' },
  banners: { seconds: hour, tag: 'banners' },
  stories: { seconds: 10 * minute, tag: 'stories' },
  takes: { seconds: hour, tag: 'takes' },
  payments: { seconds: 5 * minute, tag: 'payments' },
  priceRange: { seconds: hour, tag: 'price-range' },
  shops: { seconds: 5 * minute, tag: 'shops' },
  sitemap: { seconds: hour, tag: 'shops' },
  shop: (id: string): Keep => ({ seconds: 5 * minute, tag: `shop:${id}` }),
  menu: (id: string): Keep => ({ seconds: 5 * minute, tag: `menu:${id}` }),
  reviews: (id: string): Keep => ({ seconds: hour, tag: `reviews:${id}` }),
  product: (uuid: string): Keep => ({ seconds: 5 * minute, tag: `product:${uuid}` }),
  products: { seconds: 5 * minute, tag: 'products' },
  search: { seconds: minute, tag: 'search' },
  zone: { seconds: hour, tag: 'zone' },
  geocode: { seconds: hour, tag: 'geocode' },
} satisfies Record<string, Keep | ((key: string) => Keep)>;
