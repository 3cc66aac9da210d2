/** One table of everything kept of the API's public answers: for how long, and the tag that invalidates it. */

export interface Keep {
  /** How long an answer counts as fresh, in seconds. */
  seconds: number;
  /** POST /api/revalidate drops answers by this tag. */
  tag: string;
}

const minute = 60;
const hour = 60 * minute;

/** Seconds after which an answer is never shown, not even while the API is down (docs/behaviour.md 9). */
export const longestKeep = 5 * hour;

/** One hour (docs/behaviour.md 9), less where a stale answer would mislead somebody who is about to order. */
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
  search: { seconds: minute, tag: 'search' },
  zone: { seconds: hour, tag: 'zone' },
  geocode: { seconds: hour, tag: 'geocode' },
} satisfies Record<string, Keep | ((key: string) => Keep)>;
