/**
 * The cookies that hold a customer's baskets. Each write reads them anew, so that two tabs never lose a line, and
 * refuses what does not fit instead of cutting it off. Baskets of a customer whose session has ended can be read by
 * that customer alone: "7)5~base~…" belongs to customer 7. A guest's baskets have no customer id until the guest signs
 * in.
 */
import 'server-only';
import { type Basket, decodeBasket, encodeBasket, longestText } from '@/lib/cart/basket/basket';
import { readCookie, removeCookie, writeCookie } from '@/lib/cookies/cookie-jar';
import { cookieRule } from '@/lib/cookies/cookie-table';
import { readSession } from '@/lib/session/session';

/** The other baskets besides the guest's cart, which lib/cart/basket/guest-basket.ts keeps. */
type BasketName = 'waiting' | 'undo' | 'shown';

export async function readBasket(name: BasketName): Promise<Basket | null> {
  return decodeBasket(await read(name));
}

/** False, and nothing is written, where it does not fit. Actions and route handlers only. */
export async function writeBasket(name: BasketName, basket: Basket | null): Promise<boolean> {
  return write(name, basket === null || basket.lines.length === 0 ? '' : encodeBasket(basket));
}

/** The newest first, one for each shop. */
export async function readParked(): Promise<Basket[]> {
  const written = await read('parked');
  if (written.length > longestText) return [];
  return written.split('(').flatMap(part => decodeBasket(part) ?? []);
}

/** False, and nothing is written, where they do not fit. Actions and route handlers only. */
export async function writeParked(baskets: Basket[]): Promise<boolean> {
  const full = baskets.filter(({ lines }) => lines.length > 0);
  return write('parked', full.map(withoutPrices).map(encodeBasket).join('('));
}

/** Assigns a guest's baskets to the customer that the guest has signed in as. Actions and route handlers only. */
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

/** Deletes the cookie when there is nothing to keep. */
async function write(name: BasketName | 'parked', written: string): Promise<boolean> {
  if (written === '') {
    await removeCookie(name);
    return true;
  }
  const session = cookieRule(name).goesWith === 'customer' ? await readSession() : null;
  return writeCookie(name, session === null ? written : `${session.customer.id})${written}`);
}

/** A parked basket is priced anew when the customer takes it up again. */
function withoutPrices(basket: Basket): Basket {
  return { ...basket, lines: basket.lines.map(line => ({ ...line, shown: null })) };
}
