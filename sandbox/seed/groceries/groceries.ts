/** What can every shop draw on? Goods written once and sold by many at their own prices, by key. */
import type { SeedProduct } from '../types.ts';
import { drinks } from './drinks.ts';
import { bread, counter, dairy, frozen } from './fresh.ts';
import { baby, care, flowers, gifts, health, household, pets } from './home.ts';
import { nibbles, pantry, teaAndCoffee } from './pantry.ts';
import { produce } from './produce.ts';
import { addons, sides } from './sides.ts';
import { sweets } from './sweets.ts';

export const shelves = {
  addons,
  baby,
  bread,
  care,
  counter,
  dairy,
  drinks,
  flowers,
  frozen,
  gifts,
  health,
  household,
  nibbles,
  pantry,
  pets,
  produce,
  sides,
  sweets,
  teaAndCoffee,
} satisfies Record<string, SeedProduct[]>;

export const groceries: Readonly<Record<string, SeedProduct>> = Object.fromEntries(
  Object.values(shelves)
    .flat()
    .map(product => [product.key, product]),
);

/** Keys of whole shelves, for shops that sell all of them. */
export function all(...names: (keyof typeof shelves)[]): string[] {
  return names.flatMap(name => shelves[name].map(({ key }) => key));
}

/** Keys of those goods of a shelf that are filed under one of the categories. */
export function only(name: keyof typeof shelves, ...categories: string[]): string[] {
  return shelves[name].filter(({ category }) => categories.includes(category)).map(({ key }) => key);
}
