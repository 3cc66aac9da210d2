/** How are dishes and goods written down? In short forms that kitchens, groceries and shops share. */
import type { Text } from '../rules/text.ts';
import { options } from './options.ts';
import type { Picture, SeedOptionGroup, SeedProduct, SeedReview, SeedSize } from './types.ts';

export type Words = readonly [en: string, de: string, ar: string];

export function words([en, de, ar]: Words): Text {
  return { en, de, ar };
}

/** "noodles shrimp lime": the first icon is the dish, the others lie beside it. */
export function picture(icons: string, hue: number): Picture {
  const [icon = '', ...beside] = icons.split(' ');
  return beside.length > 0 ? { icon, hue, beside } : { icon, hue };
}

export interface More {
  /** Price of each size by its key in options.ts; the price of the product itself is not used then. */
  sizes?: Record<string, number>;
  /** A second group beside `sizes`: what each value adds to the price. */
  second?: Record<string, number>;
  /** Keys of sizes (or "size/second") that are sold out. */
  soldOut?: string[];
  /** Units in store where there are no sizes; 0 is sold out. */
  stock?: number;
  /** Degrees; the shop's own hue by default. */
  hue?: number;
  addons?: string[];
  vegetarian?: boolean;
  kcal?: number;
  properties?: SeedProduct['properties'];
  tax?: number;
  min?: number;
  max?: number;
  discount?: SeedProduct['discount'];
  bonus?: SeedProduct['bonus'];
  unit?: keyof typeof unitTitles;
  /** How much of the unit one of it is. */
  interval?: number;
  /** Its maker's name. */
  brand?: string;
  hidden?: SeedProduct['hidden'];
  popular?: boolean;
  reviews?: SeedReview[];
}

const unitTitles = {
  kg: words(['kg', 'kg', 'كغ']),
  piece: words(['piece', 'Stück', 'قطعة']),
  litre: words(['l', 'l', 'ل']),
  bunch: words(['bunch', 'Bund', 'حزمة']),
} satisfies Record<string, Text>;

/** Something on a menu or a shelf. Hue -1 means "as the shop's": the shop fills it in when it sells the good. */
export function dish(
  key: string,
  category: string,
  price: number,
  icons: string,
  title: Words,
  description: Words,
  more: More = {},
): SeedProduct {
  const { groups, sizes } = stocks(price, more);
  return {
    key,
    category,
    title: words(title),
    description: words(description),
    picture: picture(icons, more.hue ?? -1),
    ...(groups.length > 0 && { groups }),
    sizes,
    ...(more.addons && { addons: more.addons }),
    ...(more.vegetarian && { isVegetarian: true }),
    ...(more.kcal && { kcal: more.kcal }),
    ...(more.properties && { properties: more.properties }),
    ...(more.tax && { taxPercent: more.tax }),
    ...(more.min && { minQuantity: more.min }),
    ...(more.max && { maxQuantity: more.max }),
    ...(more.discount && { discount: more.discount }),
    ...(more.bonus && { bonus: more.bonus }),
    ...(more.unit && { unit: { title: unitTitles[more.unit], position: 'after' as const } }),
    ...(more.interval && { interval: more.interval }),
    ...(more.brand && { brand: more.brand }),
    ...(more.hidden && { hidden: more.hidden }),
    ...(more.popular && { isPopular: true }),
    ...(more.reviews && { reviews: more.reviews }),
  };
}

/** Something that is only sold with something else. */
export function addon(key: string, price: number, icons: string, title: Words, description: Words, more: More = {}) {
  return { ...dish(key, 'extras', price, icons, title, description, more), isAddon: true };
}

export function review(author: string, rating: SeedReview['rating'], daysAgo: number, comment: string): SeedReview {
  return { author, rating, comment, daysAgo };
}

function stocks(price: number, more: More): { groups: SeedOptionGroup[]; sizes: SeedSize[] } {
  if (!more.sizes) return { groups: [], sizes: [{ values: [], price, quantity: more.stock ?? 60 }] };
  const first = Object.entries(more.sizes);
  const second = Object.entries(more.second ?? {});
  const sold = new Set(more.soldOut);
  const quantity = (name: string) => (sold.has(name) ? 0 : (more.stock ?? 40));
  const groups = [groupOf(first), ...(second.length > 0 ? [groupOf(second)] : [])];
  const sizes = first.flatMap(([size, base]) => {
    const value = options.value(size);
    if (second.length === 0) return [{ values: [value], price: base, quantity: quantity(size) }];
    return second.map(([other, extra]) => ({
      values: [value, options.value(other)],
      price: cents(base + extra),
      quantity: sold.has(size) ? 0 : quantity(`${size}/${other}`),
    }));
  });
  return { groups, sizes };
}

function groupOf(values: [string, number][]): SeedOptionGroup {
  return options.group(values[0]?.[0] ?? '');
}

/** Rounds away what adding decimals leaves behind. */
export function cents(price: number): number {
  return Math.round(price * 100) / 100;
}
