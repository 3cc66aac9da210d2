/** How is a shop written down? Its facts, its own dishes, and the groceries that it sells. */
import { fraction, hash } from './chance.ts';
import { groceries } from './groceries/groceries.ts';
import { ringAround } from './ground-plan.ts';
import { reviewsFor } from './reviews.ts';
import { house } from './streets.ts';
import type { SeedHours, SeedProduct, SeedRecipe, SeedReview, SeedShop } from './types.ts';
import { cents, picture, type Words, words } from './write.ts';

interface Facts {
  key: string;
  title: Words;
  description: Words;
  /** Street key of streets.ts and house number. */
  at: readonly [street: string, number: number];
  hue: number;
  logo: string;
  cover: string;
  categories: string[];
  takes?: string[];
  hours: SeedHours;
  open?: boolean;
  min?: number;
  fee?: number;
  perKm?: number;
  tax?: number;
  time: readonly [from: number, to: number, type?: 'minute' | 'hour'];
  /** How far it delivers; 0 is a shop without a delivery zone. */
  radiusKm: number;
  bonus?: SeedShop['bonus'];
  recipes?: SeedRecipe[];
  branches?: readonly { title: Words; at: readonly [street: string, number: number] }[];
  gallery?: string[];
  /** The kitchen's own. */
  dishes: SeedProduct[];
  /** Keys of groceries, sold at this shop's prices. */
  groceries: string[];
  /** What it charges for groceries: 1.2 is a fifth more than the usual price. */
  priceLevel?: number;
  /** Groceries that differ here: sold out, discounted, hidden. */
  changes?: Record<string, Partial<SeedProduct>>;
  reviews?: SeedReview[];
  recommended?: boolean;
  verified?: boolean;
  joined: number;
  orders: number;
}

export const restaurant = (facts: Facts): SeedShop => shop('restaurant', facts);
export const store = (facts: Facts): SeedShop => shop('shop', facts);

function shop(type: SeedShop['type'], facts: Facts): SeedShop {
  const { address, location } = house(...facts.at);
  const products = assortment(facts);
  return {
    key: facts.key,
    type,
    title: words(facts.title),
    description: words(facts.description),
    address,
    location,
    phone: `99871${String(2_000_000 + (hash(`phone ${facts.key}`) % 7_999_999))}`,
    logo: picture(facts.logo, facts.hue),
    cover: picture(facts.cover, facts.hue),
    categories: facts.categories,
    takes: facts.takes ?? [],
    hours: facts.hours,
    open: facts.open ?? true,
    minAmount: facts.min ?? 0,
    deliveryPrice: facts.fee ?? 0,
    deliveryPricePerKm: facts.perKm ?? 0,
    taxPercent: facts.tax ?? 5,
    deliveryTime: { from: facts.time[0], to: facts.time[1], type: facts.time[2] ?? 'minute' },
    ...(facts.radiusKm > 0 && { zone: ringAround(location, facts.radiusKm) }),
    ...(facts.bonus && { bonus: facts.bonus }),
    ...(facts.recipes && { recipes: facts.recipes }),
    ...(facts.branches && {
      branches: facts.branches.map(branch => ({ title: words(branch.title), ...house(...branch.at) })),
    }),
    ...(facts.gallery && {
      gallery: facts.gallery.map((icons, index) => picture(icons, (facts.hue + index * 24) % 360)),
    }),
    products,
    reviews: [...(facts.reviews ?? []), ...reviewsFor(facts.key, type, facts.orders)],
    ...(facts.recommended && { isRecommended: true }),
    ...(facts.verified && { isVerified: true }),
    joinedDaysAgo: facts.joined,
    ordersCount: facts.orders,
  };
}

/** Own dishes first, then groceries, then the add-ons that any of them names. */
function assortment(facts: Facts): SeedProduct[] {
  const own = new Set(facts.dishes.map(({ key }) => key));
  const taken = facts.groceries.filter(key => !own.has(key)).map(key => groceryOf(key, facts));
  const sold = [...facts.dishes, ...taken];
  const offered = new Set(sold.flatMap(product => product.addons ?? []));
  const addons = [...offered]
    .filter(key => !sold.some(product => product.key === key))
    .map(key => groceryOf(key, facts));
  return [...sold, ...addons].map(product => coloured(product, facts.hue));
}

function groceryOf(key: string, facts: Facts): SeedProduct {
  const good = groceries[key];
  if (!good) throw new Error(`${facts.key} sells "${key}", which is no grocery`);
  const level = (facts.priceLevel ?? 1) * (0.94 + 0.14 * fraction(`${facts.key} ${key}`));
  const sizes = good.sizes.map(size => ({ ...size, price: shelfPrice(size.price * level) }));
  return { ...good, sizes, ...facts.changes?.[key] };
}

/** Prices as they stand on shelves: tens of cents, under five dollars also the five. */
function shelfPrice(price: number): number {
  const step = price < 5 ? 0.05 : 0.1;
  return cents(Math.round(price / step) * step);
}

// A dish keeps near its shop's hue, so that a menu looks like one house, yet no two rows look alike.
function coloured(product: SeedProduct, shopHue: number): SeedProduct {
  if (product.picture.hue >= 0) return product;
  const hue = (shopHue + 360 + Math.round(fraction(product.key) * 110) - 55) % 360;
  return { ...product, picture: { ...product.picture, hue } };
}
