/** Keeps goods waiting until the customer has chosen between two shops. */
import 'server-only';
import type { Basket } from '@/lib/cart/basket/basket';
import { readBasket, writeBasket } from '@/lib/cart/basket/basket-cookies';
import { dropBegun, readBegun } from '@/lib/cart/basket/begun-baskets';
import { readGuestVersion } from '@/lib/cart/basket/guest-basket';

/** Also returns a basket of another shop that was begun at the same instant as the cart. */
export async function readWaiting(): Promise<Basket | null> {
  const waiting = await readBasket('waiting');
  if (waiting !== null) return waiting;
  const { name, basket } = await readGuestVersion();
  return (await readBegun(name)).find(({ shopId }) => shopId !== basket?.shopId) ?? null;
}

/** Called once the basket is in the cart or parked. Actions and route handlers only. */
export async function dropWaiting({ shopId }: Basket): Promise<void> {
  if ((await readBasket('waiting'))?.shopId === shopId) await writeBasket('waiting', null);
  await dropBegun('', shopId);
}
