/**
 * The cookies a customer's baskets lie in. Each write reads them anew, so that two tabs never lose a line, and refuses
 * what does not fit instead of cutting it. What a customer leaves behind when their session ends opens for them alone:
 * "7)5~base~…" is customer 7's. What a guest has put there is without a number until they sign in.
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket, longest } from '@/lib/cart/basket';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { readSession } from '@/lib/session/session';

/** Besides the guest's cart, which lib/cart/guest-basket.ts keeps. */
type BasketName = 'waiting' | 'undo' | 'shown';

export async function readBasket(name: BasketName): Promise<Basket | null> {
  return decodeBasket(await read(name));
}

/** False when it does not fit: then nothing is written. Actions and route handlers only. */
export async function writeBasket(name: BasketName, basket: Basket | null): Promise<boolean> {
  return write(name, basket === null || basket.lines.length === 0 ? '' : encodeBasket(basket));
}

/** The newest first, one for each shop. */
export async function readParked(): Promise<Basket[]> {
  const written = await read('parked');
  if (written.length > longest) return [];
  return written.split('(').flatMap(part => decodeBasket(part) ?? []);
}

/** False when they do not fit: then nothing is written. Actions and route handlers only. */
export async function writeParked(baskets: Basket[]): Promise<boolean> {
  const full = baskets.filter(({ lines }) => lines.length > 0);
  return write('parked', full.map(withoutPrices).map(encodeBasket).join('('));
}

/** Makes a guest's baskets those of the customer that they have signed in as. Actions and route handlers only. */
export async function claimBaskets(): Promise<void> {
  for (const name of ['waiting', 'undo', 'parked'] as const) {
    const written = await read(name);
    if (written !== '') await write(name, written);
  }
}

async function read(name: BasketName | 'parked'): Promise<string> {
  const written = (await readCookie(name)) ?? '';
  const [, customerId, basket = ''] = /^(\d+)\)(.*)$/s.exec(written) ?? [];
  if (customerId === undefined) return written;
  return customerId === (await readSession())?.customer.id ? basket : '';
}

/** Nothing to hold needs no cookie. */
async function write(name: BasketName | 'parked', written: string): Promise<boolean> {
  if (written === '') {
    await removeCookie(name);
    return true;
  }
  const session = cookieRule(name).personal === 'bound' ? await readSession() : null;
  return writeCookie(name, session === null ? written : `${session.customer.id})${written}`);
}

/** What is put aside is priced anew when it is taken up again. */
function withoutPrices(basket: Basket): Basket {
  return { ...basket, lines: basket.lines.map(line => ({ ...line, shown: null })) };
}
