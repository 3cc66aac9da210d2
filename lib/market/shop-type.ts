/** Parses the type of a shop (docs/api.md 2.3). */
import { z } from 'zod';
import { isSecondRevision } from '@/lib/api/revision';

const types = ['restaurant', 'shop'] as const;

export type ShopType = (typeof types)[number];

/** The type as it is sent; null where it is not. */
export const saidType = z.enum(types).nullish().catch(null);

/**
 * Late R2 knows no types: "shop" is the word for both there (docs/decisions/168). R1 leaves it out in a few answers only,
 * mostly of restaurants (docs/api.md 6.4).
 */
export function typeOf(said: ShopType | null | undefined): ShopType {
  return said ?? (isSecondRevision() ? 'shop' : 'restaurant');
}

export const shopType = saidType.transform(typeOf);
