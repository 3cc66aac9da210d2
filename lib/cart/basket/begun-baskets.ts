/**
 * Keeps a guest's first basket in a second cookie with a random name. When a browser without our cookies posts twice at
 * the same instant, one answer overwrites the `cart` cookie of the other, but never its begun basket
 * (docs/decisions/061). The next change of the cart takes begun baskets up.
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket/basket';
import { mergeBaskets, takeLarger } from '@/lib/cart/basket/merge-baskets';
import { readSuffixed, removeSuffixed, writeSuffixed } from '@/lib/cookies/cookie-jar';

/**
 * The begun baskets by the name of their version. `own` is the version that the cart itself began with; it is left out.
 */
export async function readBegun(own: string): Promise<Basket[]> {
  const begun = await readSuffixed('begun');
  return [...begun].flatMap(([name, written]) => (name === own ? [] : (decodeBasket(written) ?? [])));
}

/** Actions and route handlers only, as is `dropBegun`. */
export async function keepBegun(name: string, basket: Basket): Promise<void> {
  await writeSuffixed('begun', name, encodeBasket(basket));
}

/** Drops those that are in the cart by now: its own, and those of its shop. */
export async function dropBegun(own: string, shopId: string | undefined): Promise<void> {
  for (const [name, written] of await readSuffixed('begun'))
    if (name === own || decodeBasket(written)?.shopId === shopId) await removeSuffixed('begun', name);
}

/** Adds all begun baskets of the same shop to the basket; an empty one becomes the first of them. */
export function withBegun(basket: Basket | null, begun: Basket[]): Basket | null {
  return begun.reduce(
    (sum: Basket | null, other) =>
      sum === null || sum.shopId === other.shopId ? mergeBaskets(other, sum ?? other, takeLarger) : sum,
    basket,
  );
}
