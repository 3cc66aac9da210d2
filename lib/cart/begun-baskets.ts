/**
 * Keeps a guest's first basket in a second cookie of a random name. A browser without any cookie of ours gives two
 * posts at the same instant nothing in common: one answer overwrites the other's `cart`, but never its begun basket
 * (docs/decisions/061). The next change of the cart takes them up.
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket';
import { larger, mergeBaskets } from '@/lib/cart/basket-sum';
import { readEndings, removeEnding, writeEnding } from '@/lib/cookies/cookie-jar';

/** The baskets by the names of the versions they began with, without `own`, with which the cart itself began. */
export async function readBegun(own: string): Promise<Basket[]> {
  const begun = await readEndings('begun');
  return [...begun].flatMap(([name, written]) => (name === own ? [] : (decodeBasket(written) ?? [])));
}

/** Actions and route handlers only, as all that follow. */
export async function keepBegun(name: string, basket: Basket): Promise<void> {
  await writeEnding('begun', name, encodeBasket(basket));
}

/** Those that are in the cart now: the one it began with, and all of its shop. */
export async function dropBegun(own: string, shopId: string | undefined): Promise<void> {
  for (const [name, written] of await readEndings('begun'))
    if (name === own || decodeBasket(written)?.shopId === shopId) await removeEnding('begun', name);
}

/** The basket with all that were begun at the same shop; the first of them where it is empty. */
export function joined(basket: Basket | null, begun: Basket[]): Basket | null {
  return begun.reduce(
    (sum: Basket | null, other) =>
      sum === null || sum.shopId === other.shopId ? mergeBaskets(other, sum ?? other, larger) : sum,
    basket,
  );
}
