/** Parses the API's floats (docs/api.md 1.10) into Money in the currency of the request. */
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { number } from '@/lib/api/schema';
import { type Money, wholeMinor } from '@/lib/money';

export function moneyIn(currency: string) {
  return number.transform((amount): Money => ({ minor: wholeMinor(amount * 100), currency }));
}

export type Amount = ReturnType<typeof moneyIn>;

/** More than a market has. While its currencies are not known, a visitor can invent some. */
const mostCurrencies = 200;

/** Builds a schema once for each currency, because building a zod schema costs more than parsing with it. */
export function perCurrency<S extends z.ZodType>(
  build: (amount: Amount, currency: string) => S,
): (currency: string) => S {
  const built = new LRUCache<string, S>({ max: mostCurrencies });
  return currency => {
    const known = built.get(currency);
    if (known !== undefined) return known;
    const schema = build(moneyIn(currency), currency);
    built.set(currency, schema);
    return schema;
  };
}
