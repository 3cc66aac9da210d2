/**
 * The cookies a customer's baskets lie in. Each write reads them anew, so that two tabs never lose a line, and refuses
 * what does not fit instead of cutting it.
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket, longest } from '@/lib/cart/basket';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookie-jar';

/** Besides the guest's cart, which lib/cart/guest-basket.ts keeps. */
export type BasketName = 'waiting' | 'undo' | 'shown';

export async function readBasket(name: BasketName): Promise<Basket | null> {
  return decodeBasket(await readCookie(name));
}

/** False when it does not fit: then nothing is written. Actions and route handlers only. */
export async function writeBasket(name: BasketName, basket: Basket | null): Promise<boolean> {
  return write(name, basket === null || basket.lines.length === 0 ? '' : encodeBasket(basket));
}

/** The newest first, one for each shop. */
export async function readParked(): Promise<Basket[]> {
  const written = (await readCookie('parked')) ?? '';
  if (written.length > longest) return [];
  return written.split('(').flatMap(part => decodeBasket(part) ?? []);
}

/** False when they do not fit: then nothing is written. Actions and route handlers only. */
export async function writeParked(baskets: Basket[]): Promise<boolean> {
  const full = baskets.filter(({ lines }) => lines.length > 0);
  return write('parked', full.map(withoutPrices).map(encodeBasket).join('('));
}

/** Nothing to hold needs no cookie. */
async function write(name: BasketName | 'parked', written: string): Promise<boolean> {
  if (written !== '') return writeCookie(name, written);
  await removeCookie(name);
  return true;
}

/** What is put aside is priced anew when it is taken up again. */
function withoutPrices(basket: Basket): Basket {
  return { ...basket, lines: basket.lines.map(line => ({ ...line, shown: null })) };
}
