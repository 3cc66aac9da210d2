/**
 * The cookies a customer's baskets lie in. Each write reads them anew, so that two tabs never lose a line, and refuses
 * what does not fit instead of cutting it.
 */
import 'server-only';
import { cookies } from 'next/headers';
import { type Basket, decodeBasket, encodeBasket } from '@/lib/cart/basket';
import { cookieOptions } from '@/lib/cookie-options';

/**
 * cart: the guest's cart. waiting: goods of another shop that the customer is asked about, or that could not be merged.
 * parked: baskets put aside. undo: what was removed last. shown: the prices at which a server cart's lines were added.
 */
export type BasketName = 'cart' | 'waiting' | 'undo' | 'shown';

/** Browsers keep 4,096 bytes of a cookie, its name included. */
const longest = 3900;

const day = 24 * 3600;

/** Seconds. A removed line can be brought back for some minutes; everything else stays for a month. */
const lifetimes = { cart: 30 * day, waiting: 30 * day, undo: 600, shown: 30 * day };

export async function readBasket(name: BasketName): Promise<Basket | null> {
  return decodeBasket((await cookies()).get(name)?.value);
}

/** False when it does not fit: then nothing is written. Actions and route handlers only. */
export async function writeBasket(name: BasketName, basket: Basket | null): Promise<boolean> {
  const jar = await cookies();
  if (basket === null || basket.lines.length === 0) {
    if (jar.has(name)) jar.delete(name);
    return true;
  }
  const written = encodeBasket(basket);
  if (written.length > longest) return false;
  jar.set(name, written, { ...cookieOptions(lifetimes[name]), httpOnly: true });
  return true;
}

const parked = 'parked';

/** The newest first, one for each shop. */
export async function readParked(): Promise<Basket[]> {
  const written = (await cookies()).get(parked)?.value ?? '';
  return written.split('(').flatMap(part => decodeBasket(part) ?? []);
}

/** False when they do not fit: then nothing is written. Actions and route handlers only. */
export async function writeParked(baskets: Basket[]): Promise<boolean> {
  const jar = await cookies();
  const full = baskets.filter(({ lines }) => lines.length > 0);
  if (full.length === 0) {
    if (jar.has(parked)) jar.delete(parked);
    return true;
  }
  const written = full.map(withoutPrices).map(encodeBasket).join('(');
  if (written.length > longest) return false;
  jar.set(parked, written, { ...cookieOptions(30 * day), httpOnly: true });
  return true;
}

/** What is put aside is priced anew when it is taken up again. */
function withoutPrices(basket: Basket): Basket {
  return { ...basket, lines: basket.lines.map(line => ({ ...line, shown: null })) };
}

/** When the customer signs out (SPEC 4). Actions and route handlers only. */
export async function forgetBaskets(): Promise<void> {
  const jar = await cookies();
  for (const name of [...Object.keys(lifetimes), parked]) if (jar.has(name)) jar.delete(name);
}
