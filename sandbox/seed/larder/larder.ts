/** What can every shop draw on? Goods written once and sold by many at their own prices, by key. */
import type { SeedProduct } from '../types.ts';
import { drinks } from './drinks.ts';
import { produce } from './produce.ts';
import { addons, sides } from './sides.ts';
import { sweets } from './sweets.ts';

const shelves: SeedProduct[][] = [drinks, sides, addons, sweets, produce];

export const larder: Readonly<Record<string, SeedProduct>> = Object.fromEntries(
  shelves.flat().map(product => [product.key, product]),
);
