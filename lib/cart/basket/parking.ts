/**
 * Parks baskets while the customer goes on with another shop (docs/behaviour.md 11.9), until they are taken up again.
 */
import 'server-only';
import type { Basket } from '@/lib/cart/basket/basket';
import { readParked, writeParked } from '@/lib/cart/basket/basket-cookies';
import { mergeBaskets, takeLarger } from '@/lib/cart/basket/merge-baskets';

/**
 * A basket that is parked again is not doubled. False when there is no room for it. Actions and route handlers only.
 */
export async function park(basket: Basket): Promise<boolean> {
  const parked = await readParked();
  const known = parked.find(({ shopId }) => shopId === basket.shopId) ?? null;
  return writeParked([
    mergeBaskets(known, basket, takeLarger),
    ...parked.filter(({ shopId }) => shopId !== basket.shopId),
  ]);
}

/** Takes the shop's basket out of the parked ones; null when there is none. Actions and route handlers only. */
export async function unpark(shopId: string): Promise<Basket | null> {
  const parked = await readParked();
  await writeParked(parked.filter(basket => basket.shopId !== shopId));
  return parked.find(basket => basket.shopId === shopId) ?? null;
}
