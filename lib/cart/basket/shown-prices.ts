/** Remembers in a small cookie the prices at which the lines of an account's cart were added; the API does not. */
import 'server-only';
import type { Basket } from '@/lib/cart/basket/basket';
import { readBasket, writeBasket } from '@/lib/cart/basket/basket-cookies';

/** Older lines are forgotten, and a change of their price is not mentioned. */
const mostLines = 60;

/** Minor units of one unit, by stock; empty for another shop or currency. */
export async function rememberedPrices(shopId: string, currency: string): Promise<Map<string, number | null>> {
  const before = await readBasket('shown');
  const isSame = before?.shopId === shopId && before.currency === currency;
  return new Map(isSame ? before.lines.map(({ stockId, shown }) => [stockId, shown]) : []);
}

/** Actions and route handlers only. */
export async function rememberPrices(added: Basket): Promise<void> {
  const before = await readBasket('shown');
  const isSame = before?.shopId === added.shopId && before.currency === added.currency;
  const kept = isSame ? before.lines.filter(({ stockId }) => !added.lines.some(line => line.stockId === stockId)) : [];
  const fresh = added.lines.filter(({ shown }) => shown !== null).map(line => ({ ...line, addons: [] }));
  await writeBasket('shown', { ...added, lines: [...fresh, ...kept].slice(0, mostLines) });
}
